import { type ReactNode, useState } from "react";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import type { Receipt } from "../../kept/receipt.ts";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { useSettings } from "../../state/use-settings.ts";
import { Switch } from "../../ui/control/switch.tsx";
import { PictureSheet } from "../../ui/share/picture-sheet.tsx";
import { receiptStrokes } from "./receipt-picture.ts";
import { receiptTexts } from "./receipt-texts.ts";

/** Shares a receipt as an image, which is drawn on the device and sent only by the customer. */
export const ShareReceipt = (props: {
	readonly receipt: Receipt;
	readonly onClose: () => void;
}): ReactNode => {
	const { receipt, onClose } = props;
	const { t, language } = useWords();
	const { moment, zone } = useTimes();
	const { name: site } = useSettings();
	const [areHidden] = useHiddenAmounts();
	const [isHidden, setHidden] = useState(areHidden);
	const texts = receiptTexts(receipt, {
		t,
		locale: language.tag,
		isHidden,
		moment: (at) => `${moment(at)} ${zone}`,
	});
	const { title, sum, rows } = texts;
	return (
		<PictureSheet
			title={t("shared.receipt.share")}
			strokes={receiptStrokes({
				...texts,
				site,
				direction: language.direction,
				address: location.host,
			})}
			name={`receipt-${receipt.at}.png`}
			alt={[title, sum, ...rows.map(({ label, value }) => `${label} ${value}`)]
				.filter((text) => text !== undefined)
				.join(", ")}
			onClose={onClose}
		>
			<Switch label={t("shared.picture.hide")} isOn={isHidden} onChange={setHidden} />
		</PictureSheet>
	);
};
