import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { drawPicture, looksOfPage } from "./draw-picture.ts";
import { ownLogo } from "./own-logo.ts";
import classes from "./picture-sheet.module.css";
import { browserSharing, canShareFile, shareOrDownload } from "./share-or-download.ts";
import { pictureSize, type Stroke } from "./strokes.ts";

/** An image that the customer shares with another app, or saves where the device shares no files. */
export const PictureSheet = (props: {
	readonly title: string;
	readonly strokes: readonly Stroke[];
	/** The name of the file. */
	readonly name: string;
	/** The alternative text of the image. */
	readonly alt: string;
	readonly onClose: () => void;
	/** Controls below the image. */
	readonly children?: ReactNode;
}): ReactNode => {
	const { t } = useWords();
	const { logo } = useSettings();
	const [canvas, file] = usePicture(JSON.stringify(props.strokes), props.name, logo);
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
			onClose={props.onClose}
			title={props.title}
			footer={
				<button type="button" className={classes.share} disabled={!file || isSharing} onClick={share}>
					{t(isShared ? "shared.picture.share" : "shared.picture.save")}
				</button>
			}
		>
			<canvas
				ref={canvas}
				className={classes.picture}
				width={pictureSize.width}
				height={pictureSize.height}
				role="img"
				aria-label={props.alt}
			/>
			{props.children}
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
