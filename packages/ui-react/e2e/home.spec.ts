import {
	expect,
	expectAccessible,
	failedRequests,
	instrumentRows,
	instruments,
	remember,
	signIn,
	tab,
	test,
} from "@tradewind/test-kit";

const money = (text: string | null): boolean => /^\$[\d,]+\.\d\d$/.test(text ?? "");

test("Spec 1 §2, §6: a visitor sees the blocks in the menu's order, -- as their assets, and moving prices (A-420)", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { name: /Practise before you invest/ })).toBeVisible();
	const assets = page.getByRole("region", { name: "Total assets" });
	await expect(assets.locator("bdi").first()).toHaveText("--");
	await expect(assets.getByRole("link", { name: "Deposit" })).toHaveAttribute(
		"href",
		"/login?from=%2Fmine%2Fcharge",
	);
	const top = page.getByRole("region", { name: "Top instruments" });
	await expect(top.getByRole("listitem")).toHaveCount(4);
	await expect(top).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole("button", { name: "Try the demo account" })).toBeInViewport({ ratio: 1 });
	// Those before the list, the list, and those after it; some share an element.
	const names = () =>
		page.getByRole("main").evaluate(({ children: [side, market, ...after] }) =>
			[side, market]
				.flatMap((part) => [...(part?.children ?? [])])
				.flatMap((block) => (block.querySelector(":scope > nav") ? [...block.children] : [block]))
				.concat(after)
				.map((block) => block.getAttribute("aria-label") ?? block.tagName),
		);
	// The carousel is shown once its items are known.
	await expect.poll(names).toEqual([
		"BUTTON",
		"SECTION",
		"Total assets",
		// The places of the positions and of the card "Get started", which visitors do not have.
		"DIV",
		"DIV",
		"News",
		"Top instruments",
		"Quick menu",
		"Categories",
		"Sort",
		"Instruments",
		"DIV",
		"P",
	]);
	const first = instrumentRows(page).first();
	await first.scrollIntoViewIfNeeded();
	await expect(first).toContainText("%");
	const before = await first.textContent();
	await expect.poll(() => first.textContent()).not.toBe(before);
});

test("Spec 1 §7: one press opens a demo account, and its amounts can be hidden on home and on the account page", async ({
	page,
}) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	const assets = page.getByRole("region", { name: "Total assets" });
	await expect(assets).toContainText("Demo account");
	await expect(assets).toContainText("Contract $100,000.00 Micro $10,000.00");
	await expect.poll(async () => money(await assets.locator("bdi").first().textContent())).toBe(true);
	await expect(page.getByRole("heading", { name: /Practise before you invest/ })).toBeHidden();
	await assets.getByRole("button", { name: "Hide amounts" }).click();
	await expect(assets).toContainText("****");
	await tab(page, "Account").click();
	await expect(page.getByRole("main")).not.toContainText("100,000");
});

test("Spec 1 §5, §6: a menu item that is closed to demo customers says so to them, on home and in the user centre", async ({
	page,
}) => {
	const item = (group: string, title: string, path: string, is_allow_demo: number) => ({
		...{ group, title, path, is_allow_demo },
		...{ is_mobile: 1, icon: "", component_name: "" },
	});
	const both = (title: string, path: string, allowsDemo: number) =>
		["home_quick_menu", "user_menu"].map((group) => item(group, title, path, allowsDemo));
	await page.route("**/api/menu?*", (route) =>
		route.fulfill({
			json: {
				code: 1,
				msg: "",
				data: [
					...both("What was", "/order?type=3", 1),
					...both("What is", "/order", 1),
					...both("What is new", "/news", 1),
					...both("My money", "/mine/accounts", 0),
				],
			},
		}),
	);
	await page.goto("/");
	const menu = page.getByRole("navigation", { name: "Quick menu" });
	await expect(menu.getByRole("link")).toHaveText(["What was", "What is new", "My money"]);
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await expect(menu.getByRole("link")).toHaveText(["What was", "What is new"]);
	await menu.getByRole("button", { name: "My money" }).click();
	const refusal = page.getByText("Only for real accounts. Open one, or log in to yours.");
	await expect(refusal).toBeVisible();
	await expectAccessible(page);
	await menu.getByRole("link", { name: "What was" }).click();
	await expect(page).toHaveURL("/order?type=3");
	await tab(page, "Account").click();
	await expect(refusal).toBeHidden({ timeout: 15_000 });
	await page.getByRole("button", { name: "My money" }).click();
	await expect(refusal).toBeVisible();
	await expect(page).toHaveURL("/user");
});

test("Spec 1 §2: a category chip filters the list, and home keeps the choice while another tab is shown", async ({
	page,
}) => {
	await page.goto("/");
	const rows = instrumentRows(page);
	await expect(rows).toHaveCount(28);
	await page.getByRole("button", { name: "Crypto" }).click();
	await expect(rows).toHaveCount(6);
	await tab(page, "Trade").click();
	await expect(page).toHaveURL("/trade");
	await tab(page, "Market").click();
	await expect(page.getByRole("button", { name: "Crypto" })).toHaveAttribute("aria-pressed", "true");
	await expect(rows).toHaveCount(6);
});

test("A-117: a visitor adds a favourite from the list of home, by touch or keyboard, and no row moves", async ({
	page,
}) => {
	await page.goto("/");
	const gold = instruments(page).locator("[data-code=XAUUSD]");
	const star = gold.getByRole("button", { name: "Favourite: Gold" });
	await star.scrollIntoViewIfNeeded();
	const size = await star.boundingBox();
	expect([(size?.width ?? 0) >= 44, (size?.height ?? 0) >= 44]).toEqual([true, true]);
	const before = await gold.boundingBox();
	await star.click();
	await expect(star).toHaveAttribute("aria-pressed", "true");
	expect(await gold.boundingBox()).toEqual(before);
	await expect(page).toHaveURL("/");
	const silver = instruments(page).locator("[data-code=XAGUSD]");
	await silver.getByRole("button", { name: /^Silver/ }).focus();
	await page.keyboard.press("Tab");
	await expect(silver.getByRole("button", { name: "Favourite: Silver" })).toBeFocused();
	await page.keyboard.press("Space");
	await page.getByRole("button", { name: "Favourites" }).click();
	await expect(instrumentRows(page)).toHaveText([/^Gold/, /^Silver/]);
});

test("Spec 1 §2: the tab bar responds to a touch before the page of the tab is rendered", async ({
	page,
}) => {
	await page.goto("/");
	await expect(instrumentRows(page)).toHaveCount(28);
	const seen = await page.evaluate(async () => {
		const tab = document.querySelector<HTMLElement>('[aria-label="Main menu"] a[href="/trade"]');
		const search = document.querySelector<HTMLElement>('[data-testid="search"]');
		const now = () => ({ tab: tab?.getAttribute("aria-current") ?? null, isHome: search?.checkVisibility() });
		tab?.click();
		await Promise.resolve();
		const atOnce = now();
		while (now().isHome) await new Promise(requestAnimationFrame);
		return { atOnce, afterwards: now() };
	});
	expect(seen).toEqual({ atOnce: { tab: "page", isHome: true }, afterwards: { tab: "page", isHome: false } });
	await page.goBack();
	await expect(page.getByTestId("search")).toBeVisible();
});

test("Spec 1 §9: the headlines change every 3 s, and pause while they are touched or after the pause button", async ({
	page,
}) => {
	await page.clock.install();
	await page.goto("/");
	const news = page.getByRole("region", { name: "News" });
	const headline = () => news.getByRole("link").textContent();
	const pause = news.getByRole("button", { name: "Pause the headlines" });
	await expect(pause).toBeVisible();
	const first = await headline();
	await page.clock.runFor(3000);
	await expect.poll(headline).not.toBe(first);
	await news.getByRole("link").hover();
	const touched = await headline();
	await page.clock.runFor(4000);
	expect(await headline()).toBe(touched);
	await pause.click();
	await expect(news.getByRole("button", { name: "Play the headlines" })).toBeVisible();
	const paused = await headline();
	await page.clock.runFor(4000);
	expect(await headline()).toBe(paused);
});

test("the headlines pause while they are out of view, and continue when they are back", async ({ page }) => {
	await page.clock.install();
	await page.goto("/");
	const news = page.getByRole("region", { name: "News" });
	await expect(news.getByRole("button", { name: "Pause the headlines" })).toBeVisible();
	const changes = async () => {
		const before = await news.textContent();
		await page.clock.runFor(3000);
		return (await news.textContent()) !== before;
	};
	await expect.poll(changes).toBe(true);
	await page.getByRole("region", { name: "Highlights" }).scrollIntoViewIfNeeded();
	await expect.poll(changes).toBe(false);
	await news.scrollIntoViewIfNeeded();
	await expect.poll(changes).toBe(true);
});

test("Spec 1 §2: the highlights advance automatically, a video plays muted while it is visible, and both can be paused", async ({
	page,
}) => {
	await page.goto("/");
	const highlights = page.getByRole("region", { name: "Highlights" });
	await highlights.scrollIntoViewIfNeeded();
	await expect(highlights.getByRole("listitem")).toHaveCount(4);
	const video = highlights.locator("video");
	const dot = (place: number) => highlights.getByRole("button", { name: `${place} of 4` });
	await expect(dot(1)).toHaveAttribute("aria-current", "true");
	expect(await video.evaluate((element: HTMLVideoElement) => [element.paused, element.readyState])).toEqual([
		true,
		0,
	]);
	await expect(dot(2)).toHaveAttribute("aria-current", "true", { timeout: 8000 });
	// Under the pointer the highlights pause, and the video keeps playing.
	await highlights.getByRole("list").hover();
	const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
	await expect.poll(isPaused).toBe(false);
	expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.playsInline])).toEqual([
		true,
		true,
	]);
	await highlights.getByRole("button", { name: "Pause the highlights" }).click();
	await expect.poll(isPaused).toBe(true);
	await expectAccessible(page);
	await highlights.getByRole("button", { name: "Play the highlights" }).click();
	await expect.poll(isPaused).toBe(false);
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(isPaused).toBe(true);
	await dot(4).click();
	await expect(dot(4)).toHaveAttribute("aria-current", "true");
});

test("A-421: a highlight needs only its picture, and leads only to a page of the app", async ({ page }) => {
	await page.route("**/api/banner/list?*", async (route) => {
		const answer = await route.fetch();
		const { code, msg, data } = await answer.json();
		const [first, second, third, fourth] = data.data;
		const sent = [
			first,
			{ type: second.type, image: second.image },
			{ type: third.type, image: third.image },
			{ ...fourth, path: "https://elsewhere.test/" },
		];
		await route.fulfill({ json: { code, msg, data: { data: sent } } });
	});
	await page.goto("/");
	const highlights = page.getByRole("region", { name: "Highlights" });
	await highlights.scrollIntoViewIfNeeded();
	await expect(highlights.getByRole("listitem")).toHaveCount(4);
	await expect(highlights.getByRole("listitem", { name: "3 of 4" }).locator("img")).toBeAttached();
	await expect(highlights.getByRole("link")).toHaveText(["Gold holds near its record as yields ease"]);
	await expect(highlights.getByRole("img").first()).toHaveAccessibleName(/^Gold held near its record/);
	await expectAccessible(page);
	await highlights.getByRole("link").click();
	await expect(page).toHaveURL("/news/detail?id=1");
});

test("Spec 1 §2: a repeated or missing picture does not get a slide", async ({ page }) => {
	await page.route("**/api/banner/list?*", async (route) => {
		const answer = await route.fetch();
		const { code, msg, data } = await answer.json();
		const [first, ...others] = data.data;
		const nowhere = { type: "0", image: "" };
		await route.fulfill({ json: { code, msg, data: { data: [first, nowhere, first, ...others] } } });
	});
	await page.goto("/");
	const highlights = page.getByRole("region", { name: "Highlights" });
	await highlights.scrollIntoViewIfNeeded();
	await expect(highlights.getByRole("listitem")).toHaveCount(4);
	await expect(highlights.getByRole("button", { name: "4 of 4" })).toBeVisible();
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true });

	test("Spec 1 §2: the highlights continue after a tap", async ({ page }) => {
		await page.goto("/");
		const highlights = page.getByRole("region", { name: "Highlights" });
		await highlights.scrollIntoViewIfNeeded();
		const dot = (place: number) => highlights.getByRole("button", { name: `${place} of 4` });
		await expect(dot(1)).toHaveAttribute("aria-current", "true");
		await dot(2).tap();
		await expect(dot(3)).toHaveAttribute("aria-current", "true", { timeout: 12_000 });
	});
});

test.describe("headlines and highlights after a failed request", () => {
	test.use({ provokes: failedRequests });

	test("A-153: are requested once after each reconnect, and not again once they are loaded", async ({
		page,
		context,
		platform,
	}) => {
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname } = new URL(request.url());
			if (/\/banner\/list$|\/homeList$/.test(pathname)) asked.push(pathname.split("/").slice(-2).join("/"));
		});
		const refuses = (...ids: readonly string[]) =>
			platform.faults({ http: ids.map((match) => ({ match, status: 503 })) });
		const bar = page.getByRole("status").filter({ hasText: /offline|connect/i });
		const highlights = page.getByRole("region", { name: "Highlights" });
		const news = page.getByRole("region", { name: "News" });
		const comeBack = async () => {
			await context.setOffline(true);
			await expect(bar).toBeVisible();
			await context.setOffline(false);
			await expect(bar).toBeHidden({ timeout: 20_000 });
		};
		await refuses("content.getBanners", "content.getHomeNews");
		await page.goto("/");
		await expect.poll(() => asked.length).toBe(2);
		await expect(page.locator("[data-code]").first()).toContainText("%");
		await comeBack();
		await expect.poll(() => asked.length).toBe(4);
		await platform.clearFaults();
		await refuses("content.getBanners");
		await comeBack();
		await expect(news.getByRole("link")).toBeVisible();
		await expect(highlights).toHaveCount(0);
		await platform.clearFaults();
		await platform.faults({ socket: [{ kind: "drop", times: 1 }] });
		await expect(highlights.getByRole("listitem")).toHaveCount(4);
		await comeBack();
		const [banners, headlines] = ["banner/list", "news/homeList"];
		expect(asked.toSorted()).toEqual([...Array(4).fill(banners), ...Array(3).fill(headlines)]);
	});
});

test.describe("a picture that fails to load", () => {
	test.use({ provokes: failedRequests });

	test("is left out, and the others are shown", async ({ page }) => {
		await page.route("**/media/calm.svg", (route) => route.abort());
		await page.goto("/");
		const highlights = page.getByRole("region", { name: "Highlights" });
		await highlights.scrollIntoViewIfNeeded();
		await highlights.getByRole("button", { name: "3 of" }).click();
		await expect(highlights.getByRole("listitem")).toHaveCount(3);
		await expect(highlights.getByRole("button", { name: "3 of 3" })).toBeVisible();
	});
});

test("Spec 1 §2: the day's profit in percent opens its formula", async ({ customerPage: page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: /^Today's P\/L.*How is this calculated/ }).click();
	const how = page.getByRole("dialog", { name: "How is this calculated?" });
	await expect(how).toContainText("today's P/L ÷ total without today's P/L × 100");
	await expect(how).toContainText("home.day-profit-percent");
	await expectAccessible(page);
});

test.describe("when the day's profit can't be read", () => {
	test.use({ provokes: failedRequests });

	test("Spec 1 §2: the total still opens its formula", async ({ customerPage: page, platform }) => {
		await platform.faults({ http: [{ match: "account.getProfits", status: 503 }] });
		await page.goto("/");
		await page.getByRole("button", { name: /^Today's P\/L.*--.*How is this calculated/ }).click();
		const how = page.getByRole("dialog", { name: "How is this calculated?" });
		await expect(how.getByRole("heading", { name: "Total assets" })).toBeVisible();
		await expect(how).toContainText("available + frozen");
		await expect(how).not.toContainText("today's P/L ÷");
		await expectAccessible(page);
	});
});

test("Spec 1 §9: a sparkline is 120 px wide; with more than 10 points it scrolls, without opening the instrument", async ({
	page,
}) => {
	const points: Readonly<Record<string, number>> = { EURUSD: 10, GBPUSD: 11 };
	await page.route("**/forex/abbreviated_cache_kline*", async (route) => {
		const answer = await route.fetch();
		const body: { data: { Code: string; Kline: unknown[] }[] } = await answer.json();
		const data = body.data.map((each) => ({
			...each,
			Kline: each.Kline.slice(-(points[each.Code] ?? each.Kline.length)),
		}));
		await route.fulfill({ response: answer, json: { ...body, data } });
	});
	await page.goto("/");
	const rowOf = (code: string) => instruments(page).locator(`[data-code=${code}]`);
	const sparklineOf = (code: string) => rowOf(code).locator("[data-short]");
	const widths = (code: string) =>
		sparklineOf(code).evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
	const sparkline = sparklineOf("USDJPY");
	await rowOf("USDJPY").evaluate((row) => row.scrollIntoView({ block: "center" }));
	await expect.poll(() => widths("USDJPY")).toEqual({ clientWidth: 120, scrollWidth: 307 });
	expect(await widths("EURUSD")).toEqual({ clientWidth: 120, scrollWidth: 120 });
	expect(await widths("GBPUSD")).toEqual({ clientWidth: 120, scrollWidth: 133 });

	const left = () => sparkline.evaluate(({ scrollLeft }) => scrollLeft);
	const middle = async () => {
		const { x, y, width, height } = (await sparkline.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		return { x: x + width / 2, y: y + height / 2 };
	};
	const { x, y } = await middle();
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 90, y + 40, { steps: 3 });
	await page.mouse.up();
	expect(await left()).toBe(-90);
	await page.mouse.move(x, y);
	await page.mouse.wheel(-20, 0);
	await expect.poll(left).toBeLessThan(-90);
	const scrolled = await left();

	const fingers = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: readonly number[]) =>
		fingers.send("Input.dispatchTouchEvent", { type, touchPoints: at.map((x) => ({ x, y })) });
	await touch("touchStart", x);
	for (const step of [10, 20, 30]) await touch("touchMove", x - step);
	await touch("touchEnd");
	await expect.poll(left).toBe(scrolled + 30);

	await page.mouse.wheel(0, 120);
	await expect.poll(async () => (await middle()).y).toBeLessThan(y);
	expect(await left()).toBe(scrolled + 30);
	await expect(page).toHaveURL("/");
	await sparkline.click();
	await expect(page).toHaveURL(/\/trade/);
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("headlines and highlights do not advance automatically, and buttons advance them", async ({
		page,
	}) => {
		await page.clock.install();
		await page.goto("/");
		const news = page.getByRole("region", { name: "News" });
		await expect(news.getByRole("button", { name: "Play the headlines" })).toBeVisible();
		const highlights = page.getByRole("region", { name: "Highlights" });
		await highlights.scrollIntoViewIfNeeded();
		await expect(highlights.getByRole("button", { name: "1 of 4" })).toHaveAttribute("aria-current", "true");
		const first = await news.textContent();
		await page.clock.runFor(7000);
		expect(await news.textContent()).toBe(first);
		await expect(highlights.getByRole("button", { name: "1 of 4" })).toHaveAttribute("aria-current", "true");
		await news.getByRole("button", { name: "Next headline" }).click();
		await expect.poll(() => news.textContent()).not.toBe(first);
		await highlights.getByRole("button", { name: "2 of 4" }).click();
		await expect(highlights.getByRole("button", { name: "2 of 4" })).toHaveAttribute("aria-current", "true");
		const video = highlights.locator("video");
		expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
		await highlights.getByRole("button", { name: "Play the highlights" }).click();
		await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
	});
});

test.describe("when every market is closed", () => {
	test.use({ scenario: "market-closed" });

	test("Spec 1 §2: the categories are shown without a price, and each row says when its market opens", async ({
		page,
		platform,
	}) => {
		await page.goto("/");
		await expect(instrumentRows(page).first()).toContainText("Closed · opening not announced");
		await platform.market("EURUSD", true);
		await platform.market("EURUSD", false, 3 * 3_600_000);
		await page.reload();
		await expect(instrumentRows(page).first()).toContainText("Closed · opens in 3 hr");
		await page.goto("/trade");
		await expect(page.getByRole("button", { name: /^EUR\/USD Closed · opens in 3 hr/ })).toBeVisible();
		await expect(page.getByText(/^Market closed · opens in (3:00:00|2:59:\d\d)$/)).toBeVisible();
		await page.goto("/");
		await expect(page.getByRole("button", { name: "Crypto" })).toBeVisible();
	});
});

for (const [language, theme] of [
	["en", "dark"],
	["hk", "light"],
	["ar", "dark"],
] as const)
	test(`axe finds no violation on the home page in ${language}, ${theme}`, async ({ page }) => {
		await remember(page, { language, theme });
		await page.goto("/");
		await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
		await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
		await expect(page.locator("[data-code]").first()).toContainText("%");
	});

test.describe("with open positions", () => {
	test.use({ scenario: "holding-orders", viewport: { width: 390, height: 664 } });

	test("A-412, A-766, A-854: the first screen has the worth, the positions with live profits and two rows of the list", async ({
		page,
		platform,
	}) => {
		await signIn(page, platform, { favourites: ["XAUUSD"] });
		await page.goto("/");
		await expect(instrumentRows(page).first()).toContainText("Gold");
		const held = page.getByRole("region", { name: "Open positions" });
		await expect(held.getByRole("listitem").first()).toContainText(/[+−]\$\d/);
		// Above the tabs on the lowest screen of a phone 390 pixels wide.
		const tabs = await page.getByRole("navigation", { name: "Main menu" }).boundingBox();
		const { y = Number.NaN, height: tall = 0 } = (await held.boundingBox()) ?? {};
		expect(y + tall).toBeLessThanOrEqual(tabs?.y ?? 0);
		const second = await instrumentRows(page).nth(1).boundingBox();
		expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
		const height = () =>
			page
				.locator("main > div > div")
				.first()
				.evaluate((place) => place.clientHeight);
		const shown = await height();
		// It is saved once all positions are read.
		await expect.poll(() => page.evaluate(() => localStorage.getItem("tradewind"))).toContain('"held":');
		const assets = page.getByRole("region", { name: "Total assets" });
		const worth = /^With open positions\$[\d,]+\.\d\dTotal assets \$[\d,]+\.\d\d floating P\/L [+−]\$\d/;
		await expect(assets).toHaveText(worth);
		// Before the positions arrive, their place has the same height, and the worth is not known.
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		for (const held of ["**/assets/held-positions*", "**/forex/my_deal*"])
			await page.route(held, async (route) => {
				await released;
				await route.continue();
			});
		await page.goto("/");
		await expect(page.getByRole("region", { name: "Top instruments" })).toContainText("%");
		await expect.poll(height).toBe(shown);
		await expect(assets).toHaveText(/^With open positions--Total assets \$[\d,]+\.\d\d floating P\/L --/);
		release();
		await expect(assets).toHaveText(worth);
		await held.getByRole("link").click();
		await expect(page).toHaveURL("/order?type=1");
	});
});
