import type { Page } from "@playwright/test";
import { fillLogin, mia } from "./login-page.ts";
import { buyButton, expect, order, sheet, tab, test } from "./trading.fixture.ts";
import type { Platform, PlatformState } from "./trading-platform.ts";

test.use({ scenario: "holding-orders", provokes: /Failed to load|WebSocket connection to|A message/ });

interface Fault {
	readonly name: string;
	readonly begin: (platform: Platform) => Promise<unknown>;
	/** What the screen says of it, after a press where there can be one. */
	readonly says: (page: Page) => Promise<void>;
}

const code = "EURUSD";
const http = (fault: object) => (platform: Platform) => platform.faults({ http: [{ match: "*", ...fault }] });
const socket = (fault: object) => (platform: Platform) => platform.faults({ socket: [fault] });

const says = (text: string) => async (page: Page) => {
	await expect(page.getByText(text).first()).toBeVisible({ timeout: 25_000 });
};
const bars = (text: string, reason: RegExp) => async (page: Page) => {
	await says(text)(page);
	await expect(buyButton(page)).toBeDisabled();
	await expect(buyButton(page)).toHaveAccessibleDescription(reason);
};
const answers = (said: (page: Page) => Promise<void>) => async (page: Page) => {
	await order(page, "Buy");
	await said(page);
};
const isInDoubt = answers(async (page) => {
	await expect(page.getByRole("alert").first()).toContainText("Outcome unknown");
	await expect(page.getByText("It will not be sent again.", { exact: false })).toBeVisible();
});
const isRefused = (reason: string) =>
	answers(async (page) => {
		await expect(page.getByText("Rejected by the platform")).toBeVisible();
		await expect(page.getByText(reason).first()).toBeVisible();
	});
const isAccepted = answers(async (page) => {
	await expect(sheet(page, "Order placed")).toBeVisible();
	await page.getByRole("button", { name: "Continue trading" }).click();
});
const isSentToLogin = async (page: Page) => {
	await expect(page).toHaveURL(/\/login/);
	await says("Your session has expired. Please log in again.")(page);
};
const pricesHaveStopped = bars("Prices are not updating", /^Price is out of date/);
const isReconnecting = bars("Reconnecting", /^Offline: no live price/);

const faults: readonly Fault[] = [
	{
		name: "HTTP: answers are 3 s late",
		begin: http({ delayMs: 3000 }),
		says: answers(async (page) => {
			await expect(page.getByRole("button", { name: "Sending…" }).first()).toBeDisabled();
			await expect(sheet(page, "Order placed")).toBeVisible();
			await page.getByRole("button", { name: "Continue trading" }).click();
		}),
	},
	{ name: "HTTP: status 503, not carried out", begin: http({ status: 503 }), says: isInDoubt },
	{ name: "HTTP: status 503, carried out", begin: http({ status: 503, executes: true }), says: isInDoubt },
	{ name: "HTTP: refused", begin: http({ code: 0, msg: "Not now" }), says: isRefused("Not now") },
	{
		// Another call that is told so would lead to the login before the press.
		name: "HTTP: session invalid",
		begin: http({ match: "contract.submit", code: 999 }),
		says: answers(isSentToLogin),
	},
	{ name: "HTTP: cut before it is carried out", begin: http({ drop: "before" }), says: isInDoubt },
	{ name: "HTTP: cut after it was carried out", begin: http({ drop: "after executing" }), says: isInDoubt },
	{ name: "socket: drop", begin: socket({ kind: "drop", ms: 60_000 }), says: isReconnecting },
	{ name: "socket: silence", begin: socket({ kind: "silence" }), says: pricesHaveStopped },
	{ name: "socket: half-open", begin: socket({ kind: "half-open" }), says: pricesHaveStopped },
	{ name: "socket: delay", begin: socket({ kind: "delay", ms: 12_000 }), says: pricesHaveStopped },
	{ name: "socket: malformed", begin: socket({ kind: "malformed" }), says: pricesHaveStopped },
	{ name: "socket: duplicate", begin: socket({ kind: "duplicate" }), says: isAccepted },
	{ name: "socket: reorder", begin: socket({ kind: "reorder" }), says: isAccepted },
	{ name: "all sessions expire", begin: (platform) => platform.expireSessions(), says: isSentToLogin },
	{ name: "the market closes", begin: (platform) => platform.market(code, false), says: isRefused("closed") },
	{ name: "the price leaps", begin: (platform) => platform.price(code, "1.2"), says: isAccepted },
	{ name: "the clock leaps", begin: (platform) => platform.advance(60_000), says: isAccepted },
];

const twoAtOnce: readonly (readonly [one: string, other: string])[] = [
	["HTTP: status 503, carried out", "socket: drop"],
	["HTTP: refused", "socket: silence"],
	["the price leaps", "socket: reorder"],
];

/** Everything goes well again; the connection is made anew once, and whoever was sent away comes back. */
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
const trueRow = (row: PlatformState["orders"][number]): string => {
	const side = row.OrderType === 1 ? "Buy" : "Sell";
	const price = row.Price === "0" ? "no price yet" : row.Price;
	return `${row.ForexTradeLists.ShowCode} ${side} ${Number(row.Quantity)} at ${price}`;
};

/** The orders page shows every open order of the platform, and no other. */
const expectTruth = async (page: Page, platform: Platform): Promise<void> => {
	await tab(page, "Orders").click();
	for (const [name, status] of lists) {
		await page.getByRole("tab", { name, exact: true }).click();
		await expect(async () => {
			const rows = await rowsShown(page);
			const { orders } = await platform.state();
			const open = orders.filter(({ customerId, Status }) => customerId === 1 && Status === status);
			expect(rows).toEqual(open.sort((one, other) => other.Id - one.Id).map(trueRow));
		}).toPass({ timeout: 20_000 });
	}
};

for (const { name, begin, says: saysIt } of faults)
	test(`with orders open, ${name}: the screen says it, and ends in the truth`, async ({
		tradePage: page,
		platform,
	}) => {
		const sent = () => platform.callCount("contract.submit");
		await begin(platform);
		await saysIt(page);
		await recover(page, platform);
		await expectTruth(page, platform);
		expect(await sent()).toBeLessThanOrEqual(1);
	});

for (const names of twoAtOnce)
	test(`with orders open, ${names.join(" and ")}: the screen ends in the truth`, async ({
		tradePage: page,
		platform,
	}) => {
		const [first, second] = names.map((name) => faults.find((fault) => fault.name === name));
		await buyButton(page).click();
		await first?.begin(platform);
		await page.getByRole("button", { name: "Confirm buy" }).click();
		await second?.begin(platform);
		await expect(sheet(page, "Confirm order")).toBeHidden({ timeout: 20_000 });
		await recover(page, platform);
		await page.keyboard.press("Escape");
		await expectTruth(page, platform);
	});
