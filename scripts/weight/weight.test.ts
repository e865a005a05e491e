import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { adviceOn, changedModules } from "./changed-modules.ts";
import { excessOf } from "./limits.ts";
import { pageWeights } from "./page-weight.ts";

const page = (scripts: readonly string[], styles = "") =>
	`<head><style>body{}</style>${styles && `<style>${styles}</style>`}<script>({catalogue:"assets/en-1.js"})</script>${scripts
		.map((script) => `<link rel="modulepreload" href="/assets/${script}.js">`)
		.join("")}</head>`;

/** Text that brotli cannot shorten much: `bytes` remain. */
const noise = (bytes: number): string => randomBytes(bytes).toString("latin1");

/** The weights of a build of these files, each rounded to kB. */
const weigh = async (files: Readonly<Record<string, string>>) => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-weight-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text, "latin1");
	}
	return pageWeights(folder);
};

const rounded = (bytes: number): number => Math.round(bytes / 1000);

const build = {
	"index.html": page(["app"]),
	"trade.html": page(["app", "chart"]),
	"mine/wallet.html": page(["app", "wallet"]),
	"login.html": page(["app", "forms-1"], ".m{}"),
	"assets/app.js": noise(170_000),
	"assets/chart.js": noise(60_000),
	"assets/wallet.js": noise(30_000),
	"assets/forms-1.js": noise(40_000),
	"assets/en-1.js": noise(3000),
};

test("/ and /trade are weighed with their words, every other page on top of /", async () => {
	const pages = await weigh(build);
	expect(pages.map(({ path, hasForm, scripts }) => [path, hasForm, rounded(scripts)])).toEqual([
		["/", false, 173],
		["/login", true, 40],
		["/mine/wallet", false, 30],
		["/trade", false, 233],
	]);
	expect(pages.flatMap(excessOf)).toEqual([]);
});

test("20 kB more in the first load exceed the limits of / and /trade, and 20 kB more in a page its own", async () => {
	const excessWith = async (name: keyof typeof build, bytes: number) =>
		(await weigh({ ...build, [name]: noise(bytes) })).flatMap(excessOf).map((text) => text.split(":")[0]);
	expect(await excessWith("assets/app.js", 170_000 + 20_000)).toEqual(["/", "/trade"]);
	expect(await excessWith("assets/chart.js", 60_000 + 35_000)).toEqual(["/trade"]);
	expect(await excessWith("assets/wallet.js", 30_000 + 20_000)).toEqual(["/mine/wallet"]);
	expect(await excessWith("assets/forms-1.js", 40_000 + 60_000)).toEqual(["/login"]);
});

test("styles count, however they are divided", async () => {
	const pages = await weigh({ ...build, "index.html": page(["app"], noise(20_000).replaceAll("<", "")) });
	expect(pages.flatMap(excessOf).map((text) => text.replace(/: .*of/, ":"))).toEqual([
		"/: styles, at most 14 kB",
	]);
});

test("a page that is too heavy names its modules that have changed since main", () => {
	const maps: Readonly<Record<string, string>> = {
		"assets/app.js": '{"sources":["../../src/main.tsx","../../../domain/src/money/decimal.ts"]}',
		"assets/chart.js": '{"sources":["../../src/features/market/chart/candle-chart.tsx"]}',
	};
	const changed = [
		"docs/architecture.md",
		"packages/domain/src/money/decimal.ts",
		"packages/ui-react/src/unused.ts",
	];
	const modules = changedModules(Object.keys(maps), changed, (script) => maps[script] ?? "");
	expect(modules).toEqual(["packages/domain/src/money/decimal.ts"]);
	expect(adviceOn("/trade", modules)).toContain("  packages/domain/src/money/decimal.ts");
	expect(adviceOn("/trade", [])).toContain("None of the modules of /trade has changed since main");
});
