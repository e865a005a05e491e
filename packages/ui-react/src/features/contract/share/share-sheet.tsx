import type { ContractOrder } from "@tradewind/domain/contract";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { siteAddress } from "../../../storage/configuration.ts";
import { Switch } from "../../../ui/control/switch.tsx";
import { codeOf } from "../../../ui/qr/code-of.ts";
import { PictureSheet } from "../../../ui/share/picture-sheet.tsx";
import { altOf, pictureFacts } from "./picture-facts.ts";
import { strokesOf } from "./trade-picture.ts";

/** Shares a closed order as an image. It is drawn on the device and sent only by the customer. */
export const ShareSheet = (props: {
	readonly order: ContractOrder;
	readonly onClose: () => void;
}): ReactNode => {
	const { order, onClose } = props;
	const words = useWords();
	const { t } = words;
	const settings = useSettings();
	const [areHidden] = useHiddenAmounts();
	const [hidesAmounts, setHidesAmounts] = useState(areHidden);
	const pricePrecision = usePricePrecision(order.instrument, order.latestPrice);
	const site = siteAddress();
	const [code] = useState(() => codeOf(site, "M"));
	const facts = pictureFacts(order, { ...words, settings, site, pricePrecision, hidesAmounts, code });
	return (
		<PictureSheet
			title={t("contract.share.title")}
			strokes={strokesOf(facts)}
			name={`${order.code ?? "order"}-${order.id}.png`}
			alt={altOf(facts, t)}
			onClose={onClose}
		>
			<Switch label={t("shared.picture.hide")} isOn={hidesAmounts} onChange={setHidesAmounts} />
		</PictureSheet>
	);
};
