import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { type LanguageCode, languages } from "@tradewind/domain/site";
import type { Plugin } from "vite";

/** Its pages, in the menu of the installed icon, with the words of their names. */
const shortcuts = [
	{ url: "/trade", name: "shared.trade" },
	{ url: "/order", name: "shared.orders" },
	{ url: "/mine/charge?type=0", name: "shared.recharge" },
] as const;

/** In pixels; a masked icon loses up to a tenth at each side. */
const iconSize = 512;
const maskedInset = 0.1;

/** The manifest of the app in each language (`manifest.json` is English), and its icons as PNG, drawn from `icon.svg`. */
export const webManifest = (): Plugin => {
	let folders = { source: "", public: "" };
	return {
		name: "tradewind:web-manifest",
		apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		enforce: "post",
		configResolved: ({ root, publicDir }) => {
			folders = { source: join(root, "src"), public: publicDir };
		},
		generateBundle: {
			order: "post",
			async handler(_options, bundle) {
				const page = bundle["index.html"];
				const html = page?.type === "asset" ? String(page.source) : "";
				const [, name = ""] = /<title>([^<]*)/.exec(html) ?? [];
				const [, colour = "#ffffff"] = /<meta name="theme-color" content="([^"]*)/.exec(html) ?? [];
				for (const { code, tag, direction } of languages) {
					const words = await wordsOf(folders.source, code);
					const source = JSON.stringify({
						...{ name, short_name: name, lang: tag, dir: direction },
						...{ id: "/", start_url: "/", scope: "/", display: "standalone" },
						...{ background_color: colour, theme_color: colour },
						icons,
						shortcuts: shortcuts.map((one) => ({ url: one.url, name: words[one.name] })),
						// Shared text is searched for among the instruments.
						share_target: { action: "/product", method: "GET", params: { text: "text", title: "title" } },
					});
					const fileName = code === "en" ? "manifest.json" : `manifest.${code}.json`;
					this.emitFile({ type: "asset", fileName, source });
				}
				const drawn = await drawIcons(await readFile(join(folders.public, "icon.svg"), "utf8"));
				for (const [file, source] of drawn)
					this.emitFile({ type: "asset", fileName: `icons/${file}`, source });
			},
		},
	};
};

const icons = [
	{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
	{ src: "/icons/192.png", sizes: "192x192", type: "image/png" },
	{ src: "/icons/512.png", sizes: "512x512", type: "image/png" },
	{ src: "/icons/masked.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

const wordsOf = async (sources: string, code: LanguageCode): Promise<Readonly<Record<string, string>>> =>
	JSON.parse(await readFile(join(sources, `i18n/first-words/${code}.json`), "utf8"));

let engine: Promise<void> | undefined;

const drawIcons = async (svg: string): Promise<readonly (readonly [string, Uint8Array])[]> => {
	engine ??= readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")).then(
		initWasm,
	);
	await engine;
	const draw = (text: string, width: number) =>
		new Resvg(text, { fitTo: { mode: "width", value: width } }).render().asPng();
	return [
		["192.png", draw(svg, 192)],
		["512.png", draw(svg, iconSize)],
		["masked.png", draw(masked(svg), iconSize)],
	];
};

/** The icon within the part that no mask cuts off, on its own colour. */
const masked = (svg: string): string => {
	const [, ground = "#ffffff"] = /fill="(#[0-9a-f]{3,6})"/i.exec(svg) ?? [];
	const inset = iconSize * maskedInset;
	const inner = svg.replace(/<svg /, `<svg x="${inset}" y="${inset}" `);
	const size = iconSize - 2 * inset;
	const placed = inner
		.replace(/ width="[\d.]+"/, ` width="${size}"`)
		.replace(/ height="[\d.]+"/, ` height="${size}"`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSize}" height="${iconSize}"><rect width="${iconSize}" height="${iconSize}" fill="${ground}"/>${placed}</svg>`;
};
