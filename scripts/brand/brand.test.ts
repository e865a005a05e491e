import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brandModules, withOwnNames } from "../../packages/ui-react/build/brand/brand.plugin.ts";
import { readBrand } from "../../packages/ui-react/build/brand/brand.ts";
import { brandedFonts, brandedTokens } from "../../packages/ui-react/build/brand/brand-styles.ts";
import { brandLogo } from "../../packages/ui-react/src/ui/share/brand-logo.ts";
import { ownBrand, root, uiRoot } from "../paths.ts";

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of `brand/` with these changes of its `brand.json`. */
const brandWith = (change: (json: Record<string, unknown>) => void): string => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-brand-"));
	folders.push(folder);
	cpSync(ownBrand, folder, { recursive: true });
	const json = JSON.parse(readFileSync(join(folder, "brand.json"), "utf8"));
	change(json);
	writeFileSync(join(folder, "brand.json"), JSON.stringify(json));
	return folder;
};

const faultsOf = (folder: string): readonly string[] => {
	try {
		readBrand(folder);
		return [];
	} catch (error) {
		return String(error).split("\n- ").slice(1);
	}
};

test("A-900: the sources have the values of brand/", async () => {
	const brand = readBrand(ownBrand);
	for (const [file, valuesOf] of Object.entries(brandModules))
		expect({ ...(await import(join(root, "packages", file))) }).toEqual(valuesOf(brand));
	const styleOf = (name: string) => readFileSync(join(uiRoot, "src/theme", name), "utf8");
	expect(brandedTokens(styleOf("tokens.css"), brand)).toBe(styleOf("tokens.css"));
	expect(brandedFonts(styleOf("scripts.css"), brand)).toBe(styleOf("scripts.css"));
	expect(readFileSync(join(uiRoot, "src/ui/layout/brand.module.css"), "utf8")).toContain(
		`url("${brandLogo}")`,
	);
	expect(withOwnNames('localStorage["tradewind.drafts"]', { ...brand, id: "harbourline" })).toBe(
		'localStorage["harbourline.drafts"]',
	);
});

test("A-900: a brand is refused with each field that is missing, unknown or not valid", () => {
	const folder = brandWith((json) => {
		delete json.name;
		json.logo = "logo.svg";
		json.id = "Trade Wind";
		json.legal = { terms: "http://company.test/terms" };
		Object.assign(json.light as object, { page: "white" });
	});
	expect(faultsOf(folder).toSorted()).toEqual([
		"brand.json, id: it must be 2 to 20 small letters or digits, a letter first",
		"brand.json, legal.terms: it must be an https address",
		"brand.json, light.page: it must be a colour such as #85bd00, in small letters",
		"brand.json, logo: there is no such field",
		"brand.json, name: it is missing",
	]);
	writeFileSync(join(folder, "brand.json"), "{");
	expect(faultsOf(folder)).toEqual([expect.stringMatching(/^brand\.json cannot be read: /)]);
});

test("A-900: a copy of brand/ with another id is refused until its pictures are replaced", () => {
	const folder = brandWith((json) => Object.assign(json, { id: "ours", name: "Ours & Sons" }));
	expect(faultsOf(folder)).toEqual([
		"files/icon.svg is still that of Tradewind",
		"start-up.svg is still that of Tradewind",
		"logo.svg is still that of Tradewind",
	]);
});

test("A-900: a logo with single quotes in a value is the same picture in its address", () => {
	const folder = brandWith(() => {});
	const logo = `<svg viewBox="0 0 9 9" width="9" height="9"><text font-family="'Own Sans'">5 %</text></svg>`;
	writeFileSync(join(folder, "logo.svg"), logo);
	const values = brandModules["ui-react/src/ui/share/brand-logo.ts"]?.(readBrand(folder));
	expect(decodeURIComponent(String(values?.brandLogo))).toBe(`data:image/svg+xml,${logo}`);
});

test("A-900: colours that are too similar are refused with the pair and its contrast (WCAG 2.2 AA)", () => {
	const folder = brandWith(({ light, dark }) => {
		Object.assign(light as object, { dim: "#8f9994" });
		Object.assign(dark as object, { edge: "#3a433f" });
	});
	expect(faultsOf(folder)).toEqual([
		"brand.json, light.dim: #8f9994 on light.page #f4f6f5 has a contrast of 2.7 : 1, and needs 4.5 : 1",
		"brand.json, light.dim: #8f9994 on light.surface #ffffff has a contrast of 2.93 : 1, and needs 4.5 : 1",
		"brand.json, light.dim: #8f9994 on light.sunken #e9edea has a contrast of 2.48 : 1, and needs 4.5 : 1",
		"brand.json, dark.edge: #3a433f on dark.page #0c0f0e has a contrast of 1.88 : 1, and needs 3 : 1",
		"brand.json, dark.edge: #3a433f on dark.surface #151a18 has a contrast of 1.72 : 1, and needs 3 : 1",
	]);
});

test("A-900: a file is refused that is missing, or is not what its name says", () => {
	const font = { family: "Own", regular: "own-400.woff2", strong: "own-600.woff2" };
	const folder = brandWith((json) => Object.assign(json, { font }));
	const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
	write("files/icon.svg", "\u0089PNG");
	write("start-up.svg", "<svg></svg>");
	const logos = [
		'<svg viewBox="0 0 9 9"></svg>',
		`<svg viewBox="0 0 9 9" width="9" height="9">${" ".repeat(4000)}</svg>`,
	];
	const logoFaults = logos.map((logo) => {
		write("logo.svg", logo);
		return faultsOf(folder).find((fault) => fault.startsWith("logo.svg"));
	});
	expect(logoFaults).toEqual([
		"logo.svg is no square with a width and a height; without them Firefox does not draw it on a picture",
		"logo.svg has 4050 bytes, and may have 4000: every page has it",
	]);
	write("logo.svg", `<svg viewBox="0 0 9 9"><image href="https://elsewhere.test/a.png"/></svg>`);
	write("files/own-400.woff2", "wOFF");
	rmSync(join(folder, "favicon.png"));
	cpSync(join(folder, "files/start-up-750x1334.png"), join(folder, "files/start-up-828x1792.png"));
	expect(faultsOf(folder)).toEqual([
		"files/icon.svg is no SVG picture",
		"start-up.svg has no viewBox, so it cannot be scaled",
		"logo.svg has a script, or refers to another file",
		"files/own-400.woff2 is no WOFF2 font",
		"files/own-600.woff2 is missing",
		"favicon.png is missing: npm run brand:draw makes it",
		"files/start-up-828x1792.png is 750 × 1334, not 828 × 1792",
	]);
});
