import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Brand } from "./brand.ts";
import { brandedFonts, brandedTokens, groundsOf } from "./brand-styles.ts";

/** The modules with the values of a brand. In the sources they have those of `brand/`, which a test checks. */
export const brandModules: Readonly<Record<string, (brand: Brand) => Readonly<Record<string, unknown>>>> = {
	"domain/src/site/site-defaults.ts": ({ name, currencySymbol = "", colours }) => ({
		defaultSiteName: name,
		defaultCurrencySymbol: currencySymbol,
		defaultColours: colours,
	}),
	"ui-react/src/ui/share/brand-logo.ts": ({ folder }) => ({
		brandLogo: inlineSvg(join(folder, "logo.svg")),
	}),
	"ui-react/src/theme/grounds.ts": (brand) => ({ grounds: groundsOf(brand) }),
	"ui-react/src/features/site/legal-links.ts": ({ legal }) => ({ legalLinks: legal }),
	"ui-react/src/features/site/about-texts.ts": ({ about }) => ({ aboutTexts: about }),
};

/** The picture as an address, as short as it can be: every page has it. */
const inlineSvg = (file: string): string => {
	const text = readFileSync(file, "utf8")
		.replace(/<title>[^<]*<\/title>/, "")
		.replaceAll(/\s+/g, " ");
	// Within a value in double quotes a single one is part of it.
	const quote = text.includes("'") ? "%22" : "'";
	return `data:image/svg+xml,${text.trim().replaceAll(/[%#]/g, encodeURIComponent).replaceAll('"', quote)}`;
};

const styles: Readonly<Record<string, (css: string, brand: Brand) => string>> = {
	"ui-react/src/theme/tokens.css": brandedTokens,
	"ui-react/src/theme/scripts.css": brandedFonts,
	"ui-react/src/ui/layout/brand.module.css": (css, { folder }) =>
		css.replace(/url\("data:[^"]*"\)/, () => `url("${inlineSvg(join(folder, "logo.svg"))}")`),
};

/** Puts the values of the brand into the modules and styles that have them, and its name into the page. */
export const brandValues = (brand: Brand): Plugin => ({
	name: "brand:values",
	enforce: "pre",
	transform: {
		filter: { id: /\/(domain|ui-react)\/src\/.+\.(ts|css)$/ },
		handler(code, id) {
			const ofFile = <Value>(table: Readonly<Record<string, Value>>) =>
				Object.entries(table).find(([path]) => id.endsWith(`/packages/${path}`))?.[1];
			const style = ofFile(styles);
			if (style) return { code: style(code, brand), map: null };
			const module = ofFile(brandModules);
			return module && { code: moduleOf(module(brand)), map: null };
		},
	},
});

const moduleOf = (values: Readonly<Record<string, unknown>>): string =>
	Object.entries(values)
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join("\n");

/** Names that customers do not see, such as those of saved data, have this word in the sources and the id of the brand in the build. */
const technicalName = "tradewind";

export const withOwnNames = (code: string, { id }: Brand): string => code.replaceAll(technicalName, id);

/** The files of the brand, and its name in the head of the page and in technical names. */
export const brandFiles = (brand: Brand): Plugin => ({
	name: "brand:files",
	config: () => ({ publicDir: join(brand.folder, "files") }),
	renderChunk: (code) => (brand.id === technicalName ? null : { code: withOwnNames(code, brand), map: null }),
	transformIndexHtml: {
		order: "pre",
		handler: (html) =>
			html
				.replace(/<title>[^<]*/, () => `<title>${brand.name}`)
				.replace(/(name="theme-color" content=")[^"]*/, `$1${brand.light.page}`)
				.replace(/(rel="icon" href=")[^"]*/, `$1${faviconOf(brand)}`),
	},
});

/** Inline: a file of its own would be one more request of the first page. */
const faviconOf = ({ folder }: Brand): string =>
	`data:image/png;base64,${readFileSync(join(folder, "favicon.png"), "base64")}`;
