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

const icon = (
	file: string,
	size: number,
	{ share = 1, ...ground }: { readonly share?: number; readonly ground?: "primary" } = {},
): DrawnPicture => ({ file, from: "files/icon.svg", width: size, height: size, share, ...ground });

/** All PNG pictures of a brand. `npm run brand:draw` makes them. */
export const drawnPictures: readonly DrawnPicture[] = [
	icon("favicon.png", 32),
	// iOS rounds the corners itself, and shows transparent ones black.
	icon("files/icon-180.png", 180, { ground: "primary" }),
	icon("files/icon-192.png", 192),
	icon("files/icon-512.png", 512),
	// Launchers cut a maskable icon to their shape: all that matters is within a circle of 80 %.
	icon("files/icon-maskable-512.png", 512, { share: 0.62, ground: "primary" }),
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
