import { startPicture, startScreens } from "../../src/start/start-screens.ts";

interface DrawnPicture {
	readonly file: string;
	/** The picture that it is drawn from. */
	readonly from: string;
	readonly width: number;
	readonly height: number;
	/** The share of the width that the picture takes. */
	readonly share: number;
	/** Whether the page of the light theme is behind it, or nothing. */
	readonly isPage: boolean;
}

/** The PNG pictures that `npm run brand:draw` makes. The build draws those of the manifest (web-manifest.plugin.ts). */
export const drawnPictures: readonly DrawnPicture[] = [
	{ file: "favicon.png", from: "files/icon.svg", width: 32, height: 32, share: 1, isPage: false },
	...startScreens.map((screen) => {
		const [width, height, ratio] = screen;
		return {
			...{ file: `files/${startPicture(screen)}`, from: "start-up.svg" },
			...{ width: width * ratio, height: height * ratio, share: 0.6, isPage: true },
		};
	}),
];
