import { type MarketNotice, readMarketNotices, writeMarketNotices } from "@tradewind/domain/market";
import { createDeviceStore, type DeviceStore } from "../../kept/device-store.ts";
import { savedFormat } from "../../storage/saved-format.ts";

const key = "tradewind.market-notices";

let kept: DeviceStore<readonly MarketNotice[]> | undefined;

/** What this device has told about markets, the newest first (docs/assumptions.md, A-752). */
export const marketNotices = (): DeviceStore<readonly MarketNotice[]> => {
	kept ??= createDeviceStore<readonly MarketNotice[]>({
		key,
		format: savedFormat({ key, of: "device", version: 1, upgrade: [], read: readMarketNotices }),
		initial: [],
		write: writeMarketNotices,
	});
	return kept;
};
