import type { Page } from "@playwright/test";
import {
	expect,
	fillLogin,
	type HttpFault,
	mia,
	type Platform,
	type SocketFault,
	tabRows,
	test,
} from "@tradewind/test-kit";

test.use({ provokes: /Failed to load|WebSocket connection to|A message/ });

const running = (page: Page) => page.getByRole("region", { name: /^Open orders/ });

/** Places a micro order of 10 for 30 s and moves the price so that it wins. */
const placeWinner = async (page: Page, platform: Platform): Promise<void> => {
	await platform.price("EURUSD", "1.1");
	await page.goto("/trade?product=micro");
	await page.getByRole("button", { name: /^Up/ }).click();
	await page.getByRole("button", { name: "Confirm: Up" }).click();
	await expect(running(page).getByRole("listitem")).toHaveCount(1);
	await platform.price("EURUSD", "1.5");
};

/** The order is won in the inbox, listed only as closed, credited, and was sent once. */
const expectWon = async (page: Page, platform: Platform): Promise<void> => {
	await page.goto("/order?source=micro&type=3");
	await expect(tabRows(page)).toHaveCount(1, { timeout: 20_000 });
	await expect(tabRows(page)).toContainText("+$8.00");
	await page.getByRole("tab", { name: "Open" }).click();
	await expect(page.getByText("No open micro orders")).toBeVisible();
	await page.goto("/message?type=activity");
	await expect(page.getByRole("link", { name: /EUR\/USD Up .*\+\$8\.00 Profit/ })).toHaveCount(1);
	await page.goto("/trade?product=micro");
	await expect(page.getByText("$508.00")).toBeVisible();
	expect(await platform.callCount("micro.submit")).toBe(1);
};

const http = (fault: Partial<HttpFault>) => (platform: Platform) =>
	platform.faults({ http: [{ match: "*", ...fault }] });
const socket = (fault: SocketFault) => (platform: Platform) => platform.faults({ socket: [fault] });

/** `reliability/fault-pairs` ends a micro order during every fault without a browser. */
const faults: readonly (readonly [name: string, begin: (platform: Platform) => Promise<unknown>])[] = [
	["no answers but 503", http({ status: 503 })],
	["a dropped socket", socket({ kind: "drop", ms: 60_000 })],
	["a closed market", (platform) => platform.market("EURUSD", false)],
];

for (const [name, begin] of faults)
	test(`Spec 1 §4, §7: a micro order that ends during ${name} is shown as the platform closed it`, async ({
		customerPage: page,
		platform,
	}) => {
		await placeWinner(page, platform);
		await begin(platform);
		await platform.advance(31_000);
		await platform.clearFaults();
		await platform.market("EURUSD", true);
		await platform.faults({ socket: [{ kind: "drop", times: 1 }] });
		await expect(running(page)).toHaveCount(0, { timeout: 25_000 });
		await expectWon(page, platform);
	});

test("Spec 1 §4, §7: a micro order that ends while the device is offline shows its result after the reconnect", async ({
	customerPage: page,
	platform,
	context,
}) => {
	await placeWinner(page, platform);
	await context.setOffline(true);
	await expect(page.getByText("Offline", { exact: false }).first()).toBeVisible({ timeout: 15_000 });
	await platform.advance(31_000);
	await context.setOffline(false);
	await expect(page.getByRole("status").getByRole("button", { name: /^EUR\/USD: profit/ })).toBeVisible({
		timeout: 20_000,
	});
	await expectWon(page, platform);
});

test("Spec 1 §4, §8: a micro order that ends after its customer's session shows its result after the next login", async ({
	customerPage: page,
	platform,
}) => {
	await placeWinner(page, platform);
	await platform.expireSessions();
	await expect(page).toHaveURL(/\/login/, { timeout: 20_000 });
	await platform.advance(31_000);
	await fillLogin(page, mia.email, mia.password);
	await expect(page).toHaveURL(/product=micro/);
	await expectWon(page, platform);
});
