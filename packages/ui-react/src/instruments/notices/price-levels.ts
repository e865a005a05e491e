import { noPriceLevels, type PriceLevels, readPriceLevels, writePriceLevels } from "@tradewind/domain/market";
import { createDeviceStore, type DeviceStore } from "../../kept/device-store.ts";
import { useStore } from "../../state/use-store.ts";
import { savedFormat } from "../../storage/saved-format.ts";

const key = "tradewind.price-levels";

let kept: DeviceStore<PriceLevels> | undefined;

/** The price alerts and drawn lines of this device (docs/assumptions.md, A-750, A-751). */
export const priceLevels = (): DeviceStore<PriceLevels> => {
	kept ??= createDeviceStore({
		key,
		format: savedFormat({ key, of: "device", version: 1, upgrade: [], read: readPriceLevels }),
		initial: noPriceLevels,
		write: writePriceLevels,
	});
	return kept;
};

export const usePriceLevels = (): PriceLevels => useStore(priceLevels().subscribe, priceLevels().get);
