import { writeFileSync } from "node:fs";
import type { TestInfo } from "@playwright/test";
import { withExif } from "../picture-corpus.ts";
import type { App } from "./app.ts";

/** The size of the picture as it is seen: upright, although its pixels lie on their side. */
export const pictureSize = { width: 600, height: 900 };

/**
 * A photo as a phone writes it: a JPEG whose pixels lie on their side, with the note in its header to turn it, and with a
 * position. The page must be open.
 */
export const pictureFile = async (app: App, info: TestInfo): Promise<string> => {
	const address = await app.run(
		(width, height) => {
			const canvas = document.createElement("canvas");
			canvas.width = width;
			canvas.height = height;
			const context = canvas.getContext("2d");
			if (!context) throw new Error("no canvas");
			for (const [place, colour] of ["#c33", "#3c3", "#33c", "#eee"].entries()) {
				context.fillStyle = colour;
				context.fillRect(
					(width / 2) * (place % 2),
					(height / 2) * Math.floor(place / 2),
					width / 2,
					height / 2,
				);
			}
			return canvas.toDataURL("image/jpeg", 0.9);
		},
		pictureSize.height,
		pictureSize.width,
	);
	const jpeg = Buffer.from(address.split(",")[1] ?? "", "base64");
	const path = info.outputPath("photo.jpg");
	writeFileSync(path, withExif(jpeg, 6));
	return path;
};

/** What is known of the last chosen picture as it is sent: its size, and whether its header still tells where it was taken. */
export const chosenPicture = (app: App): Promise<{ width: number; height: number; hasHeader: boolean }> =>
	app.run(async () => {
		const image = [...document.querySelectorAll<HTMLImageElement>('img[src^="data:image"]')].at(-1);
		if (!image) throw new Error("no picture is chosen");
		await image.decode();
		const bytes = atob(image.src.split(",")[1] ?? "");
		return { width: image.naturalWidth, height: image.naturalHeight, hasHeader: bytes.includes("Exif") };
	});
