import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, expect as expectPage, type Page } from "@playwright/test";
import { createNodeHost } from "@tradewind/mock-server/node";
import { expectAccessible } from "@tradewind/test-kit";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserFlags, requireBrowser } from "../browser.ts";
import { sourcePlace } from "../fault/source-place.ts";
import { root } from "../paths.ts";
import { buildUi } from "../ui-build.ts";

const folder = mkdtempSync(join(tmpdir(), "tradewind-second-brand-"));
const [brand, built, maps] = ["brand", "built", "maps"].map((name) => join(folder, name)) as [
	string,
	string,
	string,
];

const expectSoon = expectPage.configure({ timeout: 30_000 });

/** The build takes half a minute on a busy machine. */
const hookTimeout = 300_000;

let host: Awaited<ReturnType<typeof createNodeHost>>;
let browser: Browser;

beforeAll(async () => {
	cpSync(join(root, "scripts/brand/harbourline"), brand, { recursive: true });
	for (const weight of [400, 600])
		cpSync(
			join(
				root,
				`node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-${weight}-normal.woff2`,
			),
			join(brand, `files/harbour-sans-${weight}.woff2`),
		);
	const drawn = spawnSync(process.execPath, ["scripts/brand-draw.ts", brand], {
		cwd: root,
		encoding: "utf8",
	});
	expect(drawn.stderr).toBe("");
	expect(await buildUi({ brand, to: built, maps })).toBe(0);
	host = await createNodeHost({ port: 0, uiDirectory: built });
	browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
}, hookTimeout);
afterAll(async () => {
	await browser?.close();
	await host?.close();
	rmSync(folder, { recursive: true });
});

const platform = async (command: string, body: object): Promise<Record<string, unknown>> => {
	const headers = { "content-type": "application/json" };
	const answer = await fetch(`${host.url}/__control/${command}`, {
		method: "POST",
		headers,
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(await answer.text());
	return answer.json() as Promise<Record<string, unknown>>;
};

/** A platform that names neither itself nor colours nor a currency: all that customers see of them is the brand's. */
const withoutLooks = (info: Readonly<Record<string, unknown>>) =>
	Object.fromEntries(
		Object.entries(info).filter(([name]) => !/^(site_name|currency.*|theme_.*)$/.test(name)),
	);

/** The app of a customer, or of a visitor without a token. */
const openApp = async (theme: "light" | "dark", token?: string): Promise<Page> => {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "en-GB" });
	await page.route("**/getBasicInfo*", async (route) => {
		const answer = await (await route.fetch()).json();
		await route.fulfill({ json: { ...answer, data: withoutLooks(answer.data) } });
	});
	await page.addInitScript(
		(saved) => localStorage.setItem("harbourline", saved),
		JSON.stringify({ version: 1, language: "en", theme, token }),
	);
	return page;
};

const signedIn = async (): Promise<string> =>
	String((await platform("session/open", { account: "mia@tradewind.test" })).token);

test("A-900: no byte of the second brand's build has the name of the first", () => {
	const files = globSync("**/*", { cwd: built }).filter((file) => statSync(join(built, file)).isFile());
	expect(files.length).toBeGreaterThan(300);
	const named = files.filter((file) => /tradewind/i.test(file + readFileSync(join(built, file), "latin1")));
	expect(named).toEqual([]);
	const page = readFileSync(join(built, "index.html"), "utf8");
	expect(page).toContain("<title>Harbourline</title>");
	expect(page).toContain('<meta name="theme-color" content="#faf7f0" />');
});

test("A-824: source maps are beside what is served, and find a place of the build", () => {
	expect(globSync("**/*.map", { cwd: built })).toEqual([]);
	const codeOf = (file: string) => readFileSync(join(built, file), "utf8");
	const text = "third-party-notices.txt";
	const file = globSync("assets/*.js", { cwd: built }).find((each) => codeOf(each).includes(text)) ?? "";
	const place = `${file}:1:${codeOf(file).indexOf(text) + 1}`;
	expect(sourcePlace(place, (name) => readFileSync(join(maps, `${name}.map`), "utf8"))).toMatchObject({
		is: "found",
		source: expect.stringMatching(/packages\/ui-react\/src\/features\/site\/about\.screen\.tsx$/),
	});
});

test("A-901: a sign-in link of the platform signs in to the second brand", async () => {
	const { path } = await platform("session/link", { account: "mia@tradewind.test" });
	const page = await browser.newPage();
	await page.goto(`${host.url}${path}`);
	await expectSoon(page).toHaveURL(`${host.url}/`);
	const saved = await page.evaluate(() => [
		localStorage.getItem("harbourline"),
		localStorage.getItem("tradewind"),
	]);
	expect(saved).toEqual([expect.stringMatching(/"token":"[0-9a-f]{40}"/), null]);
	await page.close();
});

test.each(["light", "dark"] as const)(
	"A-900: pages of the second brand are accessible in the %s theme, and have its name",
	async (theme) => {
		const faults: string[] = [];
		for (const [path, token] of [
			["/", await signedIn()],
			["/trade", await signedIn()],
			["/mine/about", await signedIn()],
			["/login", undefined],
		] as const) {
			const page = await openApp(theme, token);
			page.on("pageerror", (error) => faults.push(error.message));
			await page.goto(host.url + path);
			await expectSoon(page).toHaveTitle(/Harbourline$/);
			await expectAccessible(page);
			expect(await page.locator("html").innerText()).not.toMatch(/tradewind(?!\.test)/i);
			await page.close();
		}
		expect(faults).toEqual([]);
	},
);

test("A-900: the picture of a trade and the statement have the logo, the colours and the name of the second brand", async () => {
	await platform("reset", { scenario: "holding-orders" });
	const page = await openApp("light", await signedIn());
	await page.goto(`${host.url}/order?type=3`);
	await page.getByRole("button", { name: /USD\/JPY/ }).click();
	await page.getByRole("button", { name: "Share as image" }).click();
	await expectSoon(page.getByRole("button", { name: "Save image" })).toBeEnabled();
	const inks = await page.locator("dialog canvas").evaluate((canvas: HTMLCanvasElement) =>
		[
			[4, 4],
			[92, 84],
		].map(([x = 0, y = 0]) => [...(canvas.getContext("2d")?.getImageData(x, y, 1, 1).data ?? [])]),
	);
	// The ground of the picture, and the blue of the logo above its anchor.
	expect(inks).toEqual([
		[0xff, 0xfd, 0xf8, 255],
		[0x0f, 0x5e, 0x9c, 255],
	]);
	await page.goto(`${host.url}/mine/statement`);
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save as PDF" }).click();
	const bytes = readFileSync(await (await saving).path());
	const text = await textOfPdf(bytes);
	expect(text).toContain("Harbourline");
	expect(`${text}${bytes.toString("latin1")}`).not.toMatch(/tradewind/i);
	await page.close();
});

const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
	const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
	const { items } = await (await document.getPage(1)).getTextContent();
	return items.map((item) => ("str" in item ? item.str : "")).join(" ");
};
