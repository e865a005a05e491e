import { startPicture, startScreens } from "../../src/start/start-screens.ts";

interface DrawnPicture {
	readonly file: string;
	/** The picture that it is drawn from. */
	readonly from: string;
	readonly width: number;
	readonly height: number;
	/** The share of the width that the picture takes. */
	readonly share: number;
	/** The colour behind it; without one it is transparent. */
	readonly ground?: "primary" | "page";
}

const icon = (file: string, size: number, ground?: "primary"): DrawnPicture => ({
	...{ file, from: "files/icon.svg", width: size, height: size, share: 1 },
	...(ground && { ground }),
});

/** All PNG pictures of a brand. `npm run brand:draw` makes them. */
export const drawnPictures: readonly DrawnPicture[] = [
	icon("favicon.png", 32),
	// iOS rounds the corners itself, and shows transparent ones black.
	icon("files/icon-180.png", 180, "primary"),
	...startScreens.map((screen) => {
		const [width, height, ratio] = screen;
		return {
			file: `files/${startPicture(screen)}`,
			from: "start-up.svg",
			width: width * ratio,
			height: height * ratio,
			share: 0.6,
			ground: "page" as const,
		};
	}),
];
