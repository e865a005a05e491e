import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectRetry,
	failedRequests,
	sheet,
	tabRows,
	test,
} from "@tradewind/test-kit";

test.use({ scenario: "default" });

const openFirst = async (page: Page) => {
	await page.goto("/order?source=micro&type=3");
	await tabRows(page).first().getByRole("button").click();
	return sheet(page, "EUR/USD");
};

test("Spec 1 §4: a closed micro order shows the prices from its opening to its end, in the platform's finest period", async ({
	customerPage: page,
	platform,
}) => {
	let evidence = await openFirst(page);
	await expect(
		evidence.getByRole("img", {
			name: /^Prices by minute from \d\d:\d\d to \d\d:\d\d GMT: opened at 1\.\d{5}, closed at 1\.\d{5}$/,
		}),
	).toBeVisible();
	await expect(evidence.getByRole("listitem")).toHaveText([
		/^Opened \d\d:\d\d:\d\d1\.\d{5}$/,
		/^Closed \d\d:\d\d:\d\d1\.\d{5}$/,
	]);
	await expectAccessible(page);

	await platform.advance(12 * 3_600_000);
	evidence = await openFirst(page);
	await expect(evidence.getByText("Price in bars of 5 minutes")).toBeVisible();
	await expect(
		evidence.getByRole("img", {
			name: /^Prices in bars of 5 minutes from .*: opened at 1\.\d{5}, closed at 1\.\d{5}$/,
		}),
	).toBeVisible();
	await expectAccessible(page);

	await page.route("**/forex/kline*", async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [] } });
	});
	evidence = await openFirst(page);
	await expect(
		evidence.getByText("Prices for the time of this order are no longer available."),
	).toBeVisible();
	await expect(evidence.getByText(/^The price (rose|fell|closed)/)).toBeVisible();
});

test.describe("a platform that does not answer", () => {
	test.use({ provokes: failedRequests });

	test("Spec 1 §8: minutes that can't be read show the failure, and can be read again", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.faults({ http: [{ match: "market.getCandles", status: 503 }] });
		const evidence = await openFirst(page);
		await expectRetry(page, platform);
		await expect(evidence.getByRole("img", { name: /^Prices by minute/ })).toBeVisible();
	});
});
