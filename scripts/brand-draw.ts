/** `npm run brand:draw -- FOLDER`: draws the PNG pictures of a brand from its SVG pictures (docs/adopting.md). */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { readBrand } from "../packages/ui-react/build/brand/brand.ts";
import { drawnPictures } from "../packages/ui-react/build/brand/pictures.ts";
import { readCommandLine } from "./arguments.ts";
import { browserFlags, requireBrowser } from "./browser.ts";
import { root } from "./paths.ts";

const { words } = readCommandLine({
	command: "npm run brand:draw",
	about: "Draws the PNG pictures of a brand from its SVG pictures, with Chromium.",
	words: { name: "[FOLDER]", meaning: "The folder of the brand; by default brand." },
});
const folder = resolve(words[0] ?? join(root, "brand"));

try {
	const { light } = readBrand(folder, { hasPictures: false });
	const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
	try {
		const page = await browser.newPage();
		for (const { file, from, width, height, share, isPage } of drawnPictures) {
			const source = readFileSync(join(folder, from)).toString("base64");
			await page.setViewportSize({ width, height });
			await page.setContent(
				`<body style="margin:0;display:grid;place-items:center;height:100vh;background:${isPage ? light.page : "transparent"}">` +
					`<img style="width:${share * 100}%" src="data:image/svg+xml;base64,${source}">`,
			);
			await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
			writeFileSync(join(folder, file), await page.screenshot({ omitBackground: true }));
		}
	} finally {
		// Otherwise the process stays after a picture that cannot be drawn.
		await browser.close();
	}
	console.log(`${drawnPictures.length} pictures are drawn in ${folder}.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
