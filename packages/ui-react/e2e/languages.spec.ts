import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { languages } from "@tradewind/domain/site";
import {
	expect,
	expectAccessible,
	failedRequests,
	openChart,
	overhang,
	pressButton,
	remember,
	signIn,
	test,
} from "@tradewind/test-kit";
import { pseudoLocales } from "../src/i18n/pseudo.ts";
import { expectWords, wordIn, wordsOf } from "./every-screen.ts";
import { expectOwnWords, foreignWordsFor } from "./foreign-words.ts";
import { languageFor, showPseudo } from "./pseudo.ts";

const html = (page: Page) => page.locator("html");

test.describe("before any script has loaded", () => {
	test.use({ provokes: failedRequests });

	test("the page has the language and the direction of each of the 19 languages (BCP 47)", async ({
		page,
	}) => {
		await page.route(/\/assets\//, (route) => route.abort());
		await page.goto("/");
		for (const { code, tag, direction } of languages) {
			await page.evaluate((language) => {
				localStorage.setItem("tradewind", JSON.stringify({ version: 1, language }));
			}, code);
			await page.reload();
			await expect(html(page)).toHaveAttribute("lang", tag);
			await expect(html(page)).toHaveAttribute("dir", direction);
		}
	});

	for (const path of ["/", "/trade", "/login"])
		test(`${path}: a customer of a language that is not prerendered sees no word of another one`, async ({
			page,
		}) => {
			await remember(page, { language: "th" });
			await page.route(/\/assets\//, (route) => route.abort());
			await page.goto(path);
			await expect(page.locator("main")).toBeVisible();
			const shown = await page.locator("#root").evaluate((root) => {
				const named = [...root.querySelectorAll("*")].flatMap((element) =>
					["aria-label", "placeholder", "alt", "title"].map((name) => element.getAttribute(name) ?? ""),
				);
				return `${root.textContent}${named.join("")}`.trim();
			});
			expect(shown).toBe("");
			expect(await overhang(page)).toBe(0);
		});
});

declare global {
	interface Window {
		painted: Set<string>;
	}
}

/** Runs in the page before its own scripts: keeps each line that was visible in a frame. */
const keepLines = () => {
	window.painted = new Set();
	const keep = () => {
		for (const line of (document.body?.innerText ?? "").split("\n")) window.painted.add(line.trim());
		requestAnimationFrame(keep);
	};
	requestAnimationFrame(keep);
};

/** Of the languages that are not prerendered, two with words. */
const started = (["th", "de"] as const).filter((code) => Object.keys(wordsOf(code)).length > 0);

for (const code of started)
	for (const path of ["/login", "/register"])
		test(`${path}: no English word is painted while the app starts for a customer of ${code}`, async ({
			page,
		}) => {
			await remember(page, { language: code });
			await page.addInitScript(keepLines);
			await page.goto(path);
			const title = path === "/login" ? "session.login" : "session.register";
			await expect(page).toHaveTitle(`${wordIn(code, title)} · Tradewind`);
			await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
			const painted = await page.evaluate(() => [...window.painted]);
			const own = new Set(Object.values(wordsOf(code)));
			const foreign = new Set(Object.values(wordsOf("en")).filter((text) => !own.has(text)));
			expect(painted.length).toBeGreaterThan(5);
			expect(painted.filter((line) => foreign.has(line))).toEqual([]);
		});

test.describe("a first visit with a browser in Chinese", () => {
	test.use({ locale: "zh-TW" });
	const offer = "以繁體中文瀏覽本網站？";

	test("A-436: the language of the browser is offered in that language, and is shown once it is accepted", async ({
		page,
	}) => {
		await page.goto("/");
		const region = page.getByRole("region", { name: offer });
		await expect(region).toHaveAttribute("lang", "zh-Hant-HK");
		await expect(html(page)).toHaveAttribute("lang", "en");
		await expectAccessible(page);
		// At the end of the page nothing is under it.
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		const bar = await region.boundingBox();
		const content = await page.getByRole("main").boundingBox();
		expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
		await region.getByRole("button", { name: "使用繁體中文" }).click();
		await expect(html(page)).toHaveAttribute("lang", "zh-Hant-HK");
		await expect(region).toBeHidden();
		await page.reload();
		await expect(page.getByRole("navigation", { name: wordIn("hk", "shared.tabs") })).toBeVisible();
	});

	test("A-436: an offer that is declined does not come back", async ({ page }) => {
		const loaded: string[] = [];
		page.on("request", (request) => loaded.push(request.url()));
		await page.goto("/");
		await page.getByRole("region", { name: offer }).getByRole("button", { name: "不用了" }).click();
		await expect(page.getByRole("region", { name: offer })).toBeHidden();
		loaded.length = 0;
		await page.reload();
		await page.waitForFunction(() => performance.getEntriesByName("live quotes").length > 0);
		await page.waitForLoadState("networkidle");
		expect(loaded.filter((url) => url.includes("language-offer"))).toEqual([]);
		await expect(html(page)).toHaveAttribute("lang", "en");
	});
});

test("A-435: the language page finds a language by its names and its code, with the keyboard alone", async ({
	page,
}) => {
	await remember(page, { language: "ar" });
	await page.goto("/language");
	const rows = page.getByRole("main").getByRole("listitem");
	await expect(rows.first()).toContainText("العربية");
	await expect(rows.first().getByRole("button")).toHaveAttribute("aria-current", "true");
	expect(await rows.count()).toBe(languages.length);
	expect(
		await page
			.locator("main bdi[lang]")
			.evaluateAll((names) => names.map((name) => name.getAttribute("lang")).sort()),
	).toEqual(languages.map(({ tag }) => tag).sort());
	const search = page.getByRole("textbox", { name: wordIn("ar", "site.language.search") });
	for (const typed of ["chinese", "繁體", "الصينية", "hk"]) {
		await search.fill(typed);
		await expect(rows).toHaveCount(1);
		await expect(rows).toContainText("繁體中文");
	}
	await search.fill("klingon");
	await expect(
		page.getByRole("status").filter({ hasText: wordIn("ar", "site.language.none") }),
	).toBeVisible();
	await expectAccessible(page);
	await search.fill("hk");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(html(page)).toHaveAttribute("lang", "zh-Hant-HK");
});

test.describe("a language whose words cannot be loaded", () => {
	test.use({ provokes: failedRequests });

	test("A-441: the page is English, without a key of a word, and is in the language once its words can be loaded", async ({
		page,
	}) => {
		await remember(page, { language: "ru" });
		await page.route(/\/assets\/ru-/, (route) => route.fulfill({ status: 404 }));
		await page.goto("/");
		await expect(page.getByRole("navigation", { name: wordIn("en", "shared.tabs") })).toBeVisible();
		await expect(html(page)).toHaveAttribute("lang", "en");
		await expectWords(page, { address: "/" });
		await page.unroute(/\/assets\/ru-/);
		await page.reload();
		await expect(page.getByRole("navigation", { name: wordIn("ru", "shared.tabs") })).toBeVisible();
		await expect(html(page)).toHaveAttribute("lang", "ru");
	});

	test("A-441: without any words the prerendered page stays, without a word or a key", async ({ page }) => {
		await remember(page, { language: "ru" });
		let english = 0;
		await page.route(/\/assets\/(ru|en)-/, (route) => {
			if (route.request().url().includes("/en-")) english += 1;
			return route.fulfill({ status: 404 });
		});
		await page.goto("/");
		// It reloads once, and asks for the English words last.
		await expect.poll(() => english).toBe(1);
		await expect.poll(() => page.evaluate(() => sessionStorage.getItem("tradewind.reloaded"))).not.toBeNull();
		await expectWords(page, { address: "/" });
		await expect(page.locator("#root main")).toBeVisible();
	});
});

test.describe("beyond the routes", () => {
	test.use({ scenario: "holding-orders", provokes: new RegExp(`${failedRequests.source}|No network`) });

	test("sheets, toasts, refusals, errors and the closed site have no word of another language", async ({
		page,
		platform,
		context,
	}) => {
		await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
		await signIn(page, platform, { language: "ru" });
		const foreignWords = await foreignWordsFor("ru", platform);
		const expectOwn = (address: string) => expectOwnWords(page, { address }, foreignWords);
		const word = (key: string) => wordIn("ru", key);
		const press = (key: string) =>
			page
				.getByRole("button", { name: word(key) })
				.first()
				.click();
		const dialog = page.getByRole("dialog");

		await openChart(page);
		await page
			.getByRole("button", { name: word("shared.how"), exact: true })
			.first()
			.click();
		await expect(dialog.getByRole("heading", { level: 3 }).first()).toBeVisible();
		await expectOwn("how it is calculated");
		await page.keyboard.press("Escape");
		await pressButton(page, word("contract.buy")).click();
		await expect(dialog).toContainText(word("contract.receipt.title"));
		await expectOwn("the receipt");
		await platform.faults({ http: [{ match: "contract.submit", status: 503, times: 1 }] });
		await press("contract.receipt.confirm.buy");
		await expect(page.getByRole("alert").first()).toBeVisible();
		await expectOwn("an order that was not sent");

		await page.goto("/order?type=3");
		await press("shared.export");
		await press("shared.export.save");
		await expect(page.getByText(/_GMT\.csv/)).toBeVisible();
		await expectOwn("a saved file");

		await page.goto("/mine/withdraw-way?type=2");
		const fields = page.locator("form input[type=text]:not([inputmode=none])");
		await expect(fields.nth(2)).toBeVisible();
		for (const field of await fields.all()) {
			await field.fill("1");
			await field.fill("");
			await field.blur();
		}
		await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
		await expectOwn("a form that is not complete");

		await page.goto("/loan/repayment?loan_id=999");
		await expect(page.getByRole("alert")).toContainText("Такого займа нет");
		await expectOwn("a refusal of the platform");

		await platform.faults({ http: [{ match: "*", status: 503 }] });
		await page.goto("/");
		await expect(page.getByRole("alert")).toBeVisible();
		await expectOwn("a platform that does not answer");
		await platform.clearFaults();
		await page.goto("/");
		await expect(page.locator("[data-code]").first()).toContainText("%");
		await context.setOffline(true);
		await expect(page.getByText(word("shared.bar.offline")).first()).toBeVisible();
		await expectOwn("offline");
		await context.setOffline(false);

		await platform.flags({ status: "0", loss_url: "" });
		await page.goto("/");
		await expect(page.getByText(word("shared.closed"))).toBeVisible();
		await expectOwn("the closed site");
	});
});

for (const locale of pseudoLocales)
	test(`the app can be shown in ${locale}, of which the build has nothing`, async ({ page }) => {
		await remember(page, { language: languageFor[locale] });
		await showPseudo(page, locale, wordsOf("en"));
		await page.goto("/login");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordIn(locale, "session.login"));
		await expect(html(page)).toHaveAttribute("dir", locale === "pseudo" ? "ltr" : "rtl");
		expect(await overhang(page)).toBe(0);
		const assets = join(import.meta.dirname, "../dist/assets");
		const holding = globSync("*.js", { cwd: assets }).filter((file) =>
			readFileSync(join(assets, file), "utf8").includes("pseudo-rtl"),
		);
		expect(holding).toEqual([]);
	});

/** Texts without spaces, longer than a line. */
const longTexts = {
	th: "คุณอาจสูญเสียเงินฝากทั้งหมดจากการซื้อขายด้วยมาร์จิ้นราคาสดและกราฟกำลังโหลดโปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง",
	ja: "証拠金取引では預けた資金の全額を失う可能性があります。価格とチャートを読み込んでいます。通信状態を確認してから再度お試しください。",
} as const;

for (const [tag, text] of Object.entries(longTexts))
	test(`lines of ${tag} end only where a word ends`, async ({ page }) => {
		await page.goto("/");
		const breaks = await page.evaluate(
			([lang, long]) => {
				const paragraph = document.createElement("p");
				paragraph.lang = lang;
				paragraph.textContent = long;
				document.querySelector("main")?.append(paragraph);
				const node = paragraph.firstChild;
				const found: { readonly width: number; readonly at: number }[] = [];
				for (let width = 160; node && width <= 360; width += 10) {
					paragraph.style.inlineSize = `${width}px`;
					let last: number | undefined;
					for (let at = 0; at < long.length; at += 1) {
						const range = document.createRange();
						range.setStart(node, at);
						range.setEnd(node, at + 1);
						const rect = range.getClientRects()[0];
						// A mark above a letter has no width of its own.
						if (!rect || rect.width === 0) continue;
						if (last !== undefined && rect.top > last + 5) found.push({ width, at });
						last = rect.top;
					}
				}
				return found;
			},
			[tag, text] as const,
		);
		const words = new Intl.Segmenter(tag, { granularity: "word" }).segment(text);
		const starts = new Set([...words].map(({ index }) => index));
		expect(breaks.length).toBeGreaterThan(10);
		expect(breaks.filter(({ at }) => !starts.has(at))).toEqual([]);
	});

/** The height of the ink of the highest and lowest marks in Noto Sans, in font sizes (fonts-noto-core of Debian 12). */
const inkHeights = {
	th: ["กี่ปั้นฎู่ฐุ๊ญ", 1.6],
	hi: ["र्किट्ठूँहृद्ध्र्क्षैं", 1.4],
	vi: ["ỆẾỘẨỴgÿỹ", 1.34],
	ar: ["أح النسخ", 1.45],
} as const;

for (const [tag, [text, height]] of Object.entries(inkHeights))
	test(`lines of ${tag} are as high as its marks`, async ({ page }) => {
		await page.goto("/");
		const { leading, measured } = await page.evaluate(
			([lang, sample]) => {
				const context = document.createElement("canvas").getContext("2d");
				const block = document.createElement("p");
				block.lang = lang;
				document.querySelector("main")?.append(block);
				const { fontFamily, lineHeight, fontSize } = getComputedStyle(block);
				if (context) context.font = `100px ${fontFamily}`;
				const ink = context?.measureText(sample);
				return {
					leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
					measured: ((ink?.actualBoundingBoxAscent ?? 0) + (ink?.actualBoundingBoxDescent ?? 0)) / 100,
				};
			},
			[tag, text] as const,
		);
		expect(leading).toBeGreaterThanOrEqual(height);
		// Boxes, which a machine without a font for the script draws, are lower.
		expect(measured).toBeGreaterThan(0.5);
		expect(measured).toBeLessThanOrEqual(height + 0.02);
	});
