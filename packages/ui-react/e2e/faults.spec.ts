import type { Page } from "@playwright/test";
import {
	buyButton,
	expect,
	fillLogin,
	type HttpFault,
	mia,
	order,
	type Platform,
	type PlatformState,
	type SocketFault,
	sheet,
	statusStrip,
	tab,
	test,
} from "@tradewind/test-kit";

test.use({ scenario: "holding-orders", provokes: /Failed to load|WebSocket connection to|A message/ });

interface Fault {
	readonly name: string;
	readonly begin: (platform: Platform) => Promise<unknown>;
	/** Expects what the screen shows during the fault, after a press on buy if the button is enabled. */
	readonly expectShown: (page: Page) => Promise<void>;
}

const code = "EURUSD";
const http = (fault: Partial<HttpFault>) => (platform: Platform) =>
	platform.faults({ http: [{ match: "*", ...fault }] });
const socket = (fault: SocketFault) => (platform: Platform) => platform.faults({ socket: [fault] });

const showsText = (text: string) => async (page: Page) => {
	await expect(page.getByText(text).first()).toBeVisible({ timeout: 25_000 });
};
const disablesBuy = (text: string, reason: RegExp) => async (page: Page) => {
	await expect(statusStrip(page).getByText(text)).toBeVisible({ timeout: 25_000 });
	await expect(buyButton(page)).toBeDisabled();
	await expect(buyButton(page)).toHaveAccessibleDescription(reason);
};
const afterBuy = (expectResult: (page: Page) => Promise<void>) => async (page: Page) => {
	await order(page, "Buy");
	await expectResult(page);
};
const isOutcomeUnknown = afterBuy(async (page) => {
	await expect(page.getByRole("alert").filter({ hasText: "Outcome unknown" })).toBeVisible();
	await expect(page.getByText("It will not be sent again.", { exact: false })).toBeVisible();
});
const isRefused = (reason: string) =>
	afterBuy(async (page) => {
		await expect(page.getByText("Order not placed")).toBeVisible();
		await expect(page.getByText(reason).first()).toBeVisible();
	});
const isAccepted = afterBuy(async (page) => {
	await expect(sheet(page, "Order placed")).toBeVisible();
	await page.getByRole("button", { name: "Continue trading" }).click();
});
const isSentToLogin = async (page: Page) => {
	await expect(page).toHaveURL(/\/login/);
	await showsText("Your session has expired. Please log in again.")(page);
};
const pricesHaveStopped = disablesBuy("Prices are not updating", /^No live price/);
const isReconnecting = disablesBuy("Reconnecting", /^No live price/);

/** One fault for each thing that the screen can show; `reliability/faults.test.ts` runs every fault without a browser. */
const faults: readonly Fault[] = [
	{
		name: "HTTP: answers are 5 s late",
		begin: http({ delayMs: 5000 }),
		expectShown: afterBuy(async (page) => {
			await expect(page.getByRole("button", { name: "Sending…" }).first()).toBeDisabled();
			await expect(page.getByText("Taking longer than usual").first()).toBeVisible();
			await expect(sheet(page, "Order placed")).toBeVisible();
			await page.getByRole("button", { name: "Continue trading" }).click();
		}),
	},
	{
		name: "HTTP: status 503, executed",
		begin: http({ status: 503, executes: true }),
		expectShown: isOutcomeUnknown,
	},
	{ name: "HTTP: refused", begin: http({ code: 0, msg: "Not now" }), expectShown: isRefused("Not now") },
	{
		// Code 999 on any other call leads to the login before the press.
		name: "HTTP: session invalid",
		begin: http({ match: "contract.submit", code: 999 }),
		expectShown: afterBuy(isSentToLogin),
	},
	{ name: "socket: drop", begin: socket({ kind: "drop", ms: 60_000 }), expectShown: isReconnecting },
	{ name: "socket: silence", begin: socket({ kind: "silence" }), expectShown: pricesHaveStopped },
	{ name: "socket: malformed", begin: socket({ kind: "malformed" }), expectShown: pricesHaveStopped },
	{ name: "socket: reorder", begin: socket({ kind: "reorder" }), expectShown: isAccepted },
	{ name: "all sessions expire", begin: (platform) => platform.expireSessions(), expectShown: isSentToLogin },
	{
		name: "the market closes",
		begin: (platform) => platform.market(code, false),
		expectShown: isRefused("closed"),
	},
	{ name: "the price jumps", begin: (platform) => platform.price(code, "1.2"), expectShown: isAccepted },
	{ name: "the clock jumps", begin: (platform) => platform.advance(60_000), expectShown: isAccepted },
];

/** `reliability/fault-pairs` runs every pair without a browser. */
const twoAtOnce = ["HTTP: status 503, executed", "socket: drop"] as const;

/** Clears all faults, makes the app reconnect once, and logs in again after an expired session. */
const recover = async (page: Page, platform: Platform): Promise<void> => {
	await platform.clearFaults();
	await platform.market(code, true);
	await platform.faults({ socket: [{ kind: "drop", times: 1 }] });
	if (!page.url().includes("/login")) return;
	await fillLogin(page, mia.email, mia.password);
	await page.waitForURL("**/trade");
};

const lists = [
	["Open", 1],
	["Pending", 0],
] as const;

const rowsShown = (page: Page): Promise<readonly string[]> =>
	page
		.getByRole("tabpanel")
		.getByRole("listitem")
		.evaluateAll((items) =>
			items.map((item) => {
				const [side, quantity] = (item.querySelector("[data-side]")?.textContent ?? "").split(/\s+/);
				const price = /Open ([\d.]+)/.exec(item.textContent.replaceAll(",", ""))?.[1] ?? "no price yet";
				return `${item.querySelector("bdi")?.textContent} ${side} ${Number(quantity)} at ${price}`;
			}),
		);
const platformRow = (row: PlatformState["orders"][number]): string => {
	const side = row.OrderType === 1 ? "Buy" : "Sell";
	const price = row.Price === "0" ? "no price yet" : row.Price;
	return `${row.ForexTradeLists.ShowCode} ${side} ${Number(row.Quantity)} at ${price}`;
};

/** Expects that the orders page shows exactly the open orders of the platform. */
const expectPlatformState = async (page: Page, platform: Platform): Promise<void> => {
	await tab(page, "Orders").click();
	for (const [name, status] of lists) {
		await page.getByRole("tab", { name, exact: true }).click();
		await expect(async () => {
			const rows = await rowsShown(page);
			const { orders } = await platform.state();
			const open = orders.filter(({ customerId, Status }) => customerId === 1 && Status === status);
			expect(rows).toEqual(open.sort((one, other) => other.Id - one.Id).map(platformRow));
		}).toPass({ timeout: 20_000 });
	}
};

for (const { name, begin, expectShown } of faults)
	test(`with orders open, ${name}: the screen shows the fault, and then the platform's state`, async ({
		tradePage: page,
		platform,
	}) => {
		const sent = () => platform.callCount("contract.submit");
		await begin(platform);
		await expectShown(page);
		await recover(page, platform);
		await expectPlatformState(page, platform);
		expect(await sent()).toBeLessThanOrEqual(1);
	});

test(`with orders open, ${twoAtOnce.join(" and ")}: the screen ends in the platform's state`, async ({
	tradePage: page,
	platform,
}) => {
	const [first, second] = twoAtOnce.map((name) => faults.find((fault) => fault.name === name));
	await buyButton(page).click();
	await first?.begin(platform);
	await page.getByRole("button", { name: "Confirm buy" }).click();
	await second?.begin(platform);
	await expect(sheet(page, "Confirm order")).toBeHidden({ timeout: 20_000 });
	await recover(page, platform);
	await page.keyboard.press("Escape");
	await expectPlatformState(page, platform);
});
