import { configuration } from "../storage/configuration.ts";
import { startPicture, startScreens } from "./start-screens.ts";

/** Names the pictures of the brand for iOS, which reads no others: the icon on the home screen, and the picture while the app opens. */
export const linkIosPictures = (): void => {
	link("apple-touch-icon", "icon-180.png");
	for (const screen of startScreens) {
		const [width, height, ratio] = screen;
		link(
			"apple-touch-startup-image",
			startPicture(screen),
			`(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`,
		);
	}
};

const link = (rel: string, file: string, media = ""): void => {
	const element = document.createElement("link");
	Object.assign(element, { rel, media, href: configuration.base + file });
	document.head.append(element);
};
