import type { Page } from "@playwright/test";
import { languages } from "@tradewind/domain/site";
import { expect, expectAccessible, failedRequests, overhang, remember, test } from "@tradewind/test-kit";
import { expectWords, wordIn, wordsOf } from "./every-screen.ts";

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
		await expect
			.poll(async () => {
				// Rows that come into view may change the height of the page.
				await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
				const bar = await region.boundingBox();
				const content = await page.getByRole("main").boundingBox();
				return (content?.y ?? 0) + (content?.height ?? 0) <= (bar?.y ?? 0);
			})
			.toBe(true);
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
