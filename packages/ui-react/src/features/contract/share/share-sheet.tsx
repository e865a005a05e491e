import type { ContractOrder } from "@tradewind/domain/contract";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { Switch } from "../../../ui/control/switch.tsx";
import { codeOf } from "../../../ui/qr/code-of.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { drawPicture, looksOfPage } from "./draw-picture.ts";
import { ownLogo } from "./own-logo.ts";
import { altOf, pictureFacts } from "./picture-facts.ts";
import { browserSharing, canShareFile, shareOrDownload } from "./share-or-download.ts";
import classes from "./share-sheet.module.css";
import { pictureSize, strokesOf } from "./trade-picture.ts";

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
	const { origin } = location;
	const [code] = useState(() => codeOf(origin, "M"));
	const facts = pictureFacts(order, { ...words, settings, origin, pricePrecision, hidesAmounts, code });
	const [canvas, file] = usePicture(
		JSON.stringify(strokesOf(facts)),
		`${order.code ?? "order"}-${order.id}.png`,
		settings.logo,
	);
	const [isSharing, setSharing] = useState(false);
	const share = () => {
		if (!file) return;
		setSharing(true);
		void shareOrDownload(file, browserSharing()).finally(() => setSharing(false));
	};
	const isShared = file !== undefined && canShareFile(file, browserSharing());
	return (
		<Sheet
			open
			onClose={onClose}
			title={t("contract.share.title")}
			footer={
				<button type="button" className={classes.share} disabled={!file || isSharing} onClick={share}>
					{t(isShared ? "contract.share.share" : "contract.share.save")}
				</button>
			}
		>
			<canvas
				ref={canvas}
				className={classes.picture}
				width={pictureSize.width}
				height={pictureSize.height}
				role="img"
				aria-label={altOf(facts, t)}
			/>
			<Switch label={t("contract.share.hide")} isOn={hidesAmounts} onChange={setHidesAmounts} />
		</Sheet>
	);
};

/** Draws the image and makes its file before the tap: devices share only a file that exists at the tap. */
const usePicture = (strokes: string, name: string, logo: string) => {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [made, setMade] = useState<{ readonly strokes: string; readonly file: File }>();
	useEffect(() => {
		let isWanted = true;
		const draw = async () => {
			const [image] = await Promise.all([ownLogo(logo), document.fonts.ready]);
			const shown = canvas.current;
			if (!isWanted || !shown) return;
			drawPicture(shown, JSON.parse(strokes), looksOfPage(), image);
			shown.toBlob((blob) => {
				if (blob && isWanted) setMade({ strokes, file: new File([blob], name, { type: "image/png" }) });
			}, "image/png");
		};
		void draw();
		return () => {
			isWanted = false;
		};
	}, [strokes, name, logo]);
	return [canvas, made?.strokes === strokes ? made.file : undefined] as const;
};
