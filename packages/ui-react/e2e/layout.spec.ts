import type { Page } from "@playwright/test";
import {
	buyButton,
	expect,
	expectAccessible,
	instrumentRows,
	openChart,
	overhang,
	quantityField,
	sheet,
	signIn,
	tabRows,
	takeSuggestedStops,
	test,
} from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";
import { expectNamed } from "./screen-conditions.ts";
import { allMisfits, largest } from "./screen-fit.ts";

test.use({ scenario: "holding-orders" });

/** Opens each sheet of the app from its page. */
const sheets: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	"the terms of an instrument": async (page) => {
		await openChart(page);
		await page.getByRole("button", { name: "About EUR/USD" }).click();
	},
	"the list of instruments": (page) =>
		page.getByRole("button", { name: /Choose another instrument$/ }).click(),
	"the indicators": (page) => page.getByRole("button", { name: "Indicators" }).click(),
	"the leverage": (page) => page.getByRole("button", { name: /^Leverage/ }).click(),
	"the calculation of a ticket": async (page) => {
		await quantityField(page).fill("0.37");
		await page.getByRole("button", { name: "How is this calculated?" }).click();
	},
	"the receipt": async (page) => {
		await takeSuggestedStops(page);
		await buyButton(page).click();
	},
	"an open order": async (page) => {
		await page.goto("/order");
		await page.getByRole("button", { name: /^Gold/ }).click();
	},
	"the stops of an order": async (page) => {
		await page.getByRole("button", { name: /^Gold/ }).click();
		await page.getByRole("button", { name: "Set SL/TP" }).click();
	},
	"the question before closing": async (page) => {
		await page.getByRole("button", { name: /^Gold/ }).click();
		await page.getByRole("button", { name: "Close position" }).click();
	},
	"the calculation of the totals": (page) =>
		page.getByRole("button", { name: "How is this calculated?" }).click(),
	"a closed order": async (page) => {
		await page.goto("/order?type=3");
		await tabRows(page).first().getByRole("button").click();
	},
	"an exported list": (page) => page.getByRole("button", { name: "Export as CSV" }).click(),
	"the receipt of a micro order": async (page) => {
		await page.goto("/trade?product=micro");
		await page.getByRole("button", { name: /^30 s/ }).click();
		await page.getByRole("button", { name: "$20", exact: true }).click();
		await page.getByRole("button", { name: /^Up/ }).click();
	},
	"the result of a micro order": async (page) => {
		await page.goto("/order?source=micro&type=3");
		await tabRows(page).first().getByRole("button").click();
	},
	"the calculation of an account": async (page) => {
		await page.goto("/mine/history?accountTypeId=1");
		await page.getByRole("button", { name: "How is this calculated?" }).click();
	},
	"the question before logging out": async (page) => {
		await page.goto("/user");
		await page.getByRole("button", { name: "Log out" }).click();
	},
};

test("every sheet fits a phone 360 pixels wide with text at 200 % and with 32 pixel letters as the browser's own", async ({
	customerPage: page,
}) => {
	test.setTimeout(90_000);
	await page.setViewportSize({ width: 360, height: 740 });
	for (const [name, open] of Object.entries(sheets)) {
		await open(page);
		const dialog = page.getByRole("dialog");
		await expect(dialog).toBeVisible();
		await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
		await expectNamed(page, { address: name });
		expect({ name, misfits: await allMisfits(page, ["text-size-adjust: 200%", largest]) }).toEqual({
			name,
			misfits: [],
		});
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
	}
});

for (const language of ["en", "de", "ar"] as const)
	test(`the rows of closed markets fit phones with large text in ${language}`, async ({ page, platform }) => {
		await platform.market("USOIL", false, 52 * 60_000);
		await signIn(page, platform, { language });
		for (const [width, address] of [
			[360, "/product"],
			[320, "/product"],
			[320, "/"],
		] as const) {
			await page.setViewportSize({ width, height: 740 });
			await page.goto(address);
			const row = page.locator("li[data-code=USOIL]");
			await row.scrollIntoViewIfNeeded();
			await expect(row).toContainText(/52/);
			const misfits = await allMisfits(page, ["", "text-size-adjust: 200%", largest]);
			expect({ width, address, misfits }).toEqual({ width, address, misfits: [] });
		}
	});

for (const language of ["en", "hk", "ar"] as const)
	test(`the stops of the ticket and the sheets of an order are accessible and fit a narrow phone in ${language}`, async ({
		page,
		platform,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await signIn(page, platform, { language, theme: "dark" });
		await openChart(page);
		for (const stop of await page.getByRole("switch").all()) await stop.click();
		await expectAccessible(page);
		expect(await overhang(page)).toBe(0);

		await page.goto("/order");
		await page.getByRole("button", { name: /^(Gold|黃金|الذهب)/ }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expectAccessible(page);
		await page
			.getByRole("dialog")
			.getByRole("button", { name: wordIn(language, "contract.order.setStops") })
			.click();
		await expect(page.getByRole("dialog").getByRole("switch")).toHaveCount(2);
		await expectAccessible(page);
		expect(await overhang(page)).toBe(0);
	});

test("Spec 1 §2: on the narrowest phone each period and tool of the chart can be tapped, and a sheet of text scrolls by keys", async ({
	customerPage: page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openChart(page);
	await page.getByRole("button", { name: "1 day" }).click();
	await page.getByRole("button", { name: "Indicators" }).click();
	await sheet(page, "Indicators").getByRole("button", { name: "Close" }).click();
	await page.getByRole("button", { name: "Full-screen chart" }).click();
	await page.keyboard.press("Escape");
	await page.goto("/order");
	await page.getByRole("button", { name: "How is this calculated?" }).click();
	const how = sheet(page, "How is this calculated?");
	await expect(how.getByText("Used margin").first()).toBeAttached();
	const last = how.getByRole("button", { name: "Audit references" });
	await expect(last).toBeAttached();
	await expectAccessible(page);
	// The sheet has its focus on its title. The button to close it is next, then its text.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("End");
	await expect(last).toBeInViewport();
});

/** Doubles the text size of each page that is opened. The page's content policy allows no other styles than adopted ones. */
const enlargeText = (page: Page) =>
	page.addInitScript(() => {
		const large = new CSSStyleSheet();
		large.replaceSync("html { text-size-adjust: 200% !important; }");
		document.adoptedStyleSheets.push(large);
	});

for (const width of [320, 390])
	test(`with text at 200 % the trade page shows its instrument and its price in full, ${width} pixels wide`, async ({
		page,
		platform,
	}) => {
		await page.setViewportSize({ width, height: 740 });
		await enlargeText(page);
		await signIn(page, platform, { instrument: "US100" });
		await openChart(page);
		const header = page.getByRole("banner");
		const [name, price] = [header.getByText("US Tech 100", { exact: true }), header.locator("[data-code]")];
		await expect(name).toBeInViewport({ ratio: 1 });
		await expect(price).toBeInViewport({ ratio: 1 });
		expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
		const below = await price.evaluate((shown) => shown.getBoundingClientRect().top);
		expect((await name.boundingBox())?.y).toBeLessThan(below);
		await expectAccessible(page);
	});

test("large balances fit on the narrowest phone: no numbers overlap", async ({ customerPage: page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.route(/my_deal/, async (route) => {
		const answer = await route.fetch();
		const body = (await answer.text())
			.replaceAll(/"FactProfits":"[^"]*"/g, '"FactProfits":"-1234567890.12"')
			.replaceAll(/"ShowCode":"[^"]*"/g, '"ShowCode":"S&P 500 Equal Weight Total Return"')
			.replaceAll(/"Quantity":"[^"]*"/g, '"Quantity":"1234567.89"');
		await route.fulfill({ response: answer, body });
	});
	await page.goto("/order?type=3");
	const row = page.getByRole("tabpanel").getByRole("listitem").first();
	// The row shows the net figure: the fee is part of the loss.
	await expect(row).toContainText(/−\$1,234,567,89\d\.\d\d/);
	const overlaps = await row.evaluate((shown) => {
		const texts = [...shown.querySelectorAll("*")].filter(({ childElementCount }) => childElementCount === 0);
		const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
		return boxes.flatMap(({ text, box }, index) =>
			boxes
				.slice(index + 1)
				.filter(
					(other) =>
						box.left < other.box.right - 1 &&
						other.box.left < box.right - 1 &&
						box.top < other.box.bottom - 1 &&
						other.box.top < box.bottom - 1,
				)
				.map((other) => `${text} / ${other.text}`),
		);
	});
	expect(overlaps).toEqual([]);
	await page.unrouteAll({ behavior: "ignoreErrors" });
	expect(await overhang(page)).toBe(0);
});

/** Desktops, tablets and a phone in landscape. */
const wideScreens = [
	{ width: 1280, height: 800 },
	{ width: 1024, height: 768 },
	{ width: 820, height: 1180 },
	{ width: 844, height: 390 },
] as const;

test("A-771: main pages fit wide screens: tabs at the side of desktops and low screens, the order beside the chart", async ({
	customerPage: page,
}) => {
	const menu = page.getByRole("navigation", { name: "Main menu" });
	for (const path of ["/", "/trade", "/order", "/user", "/mine/accounts"]) {
		await page.goto(path);
		await expect(page.getByRole("main").last()).toBeVisible();
		for (const size of wideScreens) {
			await page.setViewportSize(size);
			expect({ path, ...size, overhang: await overhang(page) }).toEqual({ path, ...size, overhang: 0 });
			const hasRail = size.width >= 900 || size.height <= 500;
			if (hasRail || path === "/mine/accounts") await expect(menu).toBeVisible({ visible: hasRail });
			if (hasRail)
				await expect
					.poll(async () => {
						const { x, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
						return { x, isUpright: height > width };
					})
					.toEqual({ x: 0, isUpright: true });
			if (path !== "/trade") continue;
			await expect(buyButton(page)).toBeInViewport({ ratio: 1 });
			const chart = await page.locator("canvas").first().boundingBox();
			const field = await quantityField(page).boundingBox();
			const isBeside = size.width > size.height;
			if (isBeside) expect(field?.x).toBeGreaterThan((chart?.x ?? 0) + (chart?.width ?? 0));
			else expect(field?.y).toBeGreaterThan((chart?.y ?? 0) + (chart?.height ?? 0));
		}
	}
	await page.goto("/");
	for (const size of [wideScreens[3], wideScreens[0]]) {
		await page.setViewportSize(size);
		const assets = await page.getByRole("region", { name: "Total assets" }).boundingBox();
		const first = await instrumentRows(page).first().boundingBox();
		expect(first?.x).toBeGreaterThanOrEqual((assets?.x ?? 0) + (assets?.width ?? 0));
	}
	await page.goto("/trade");
	// Without a position the chart has the whole height.
	await expect
		.poll(async () => (await page.locator("canvas").first().boundingBox())?.height ?? 0)
		.toBeGreaterThan(650);
	const list = page.getByRole("region", { name: "Instruments" });
	await list.getByRole("button", { name: /Gold/ }).click();
	await expect(page.getByRole("button", { name: /^Gold.*Choose another instrument$/ })).toBeVisible();
	await expectAccessible(page);
});
