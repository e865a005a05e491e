import type { Page } from "@playwright/test";
import { buyButton, expect, test } from "@tradewind/test-kit";

/** The rows of a call with only the fields that Spec 1 §3 requires, or fewer. */
const answerWith = (page: Page, path: string, sparse: (row: Record<string, unknown>) => unknown) =>
	page.route(`**${path}*`, async (route) => {
		const response = await route.fetch();
		const { data, ...envelope } = await response.json();
		const sparseData = Array.isArray(data) ? data.map(sparse) : sparse(data);
		await route.fulfill({ response, json: { ...envelope, data: sparseData } });
	});

test("Spec 1 §3, §9: a site with almost no configuration opens with the defaults, and its market can be traded", async ({
	customerPage: page,
}) => {
	await answerWith(page, "/api/basicSet/getBasicInfo", ({ is_forex }) => ({ is_forex, theme_up: "green" }));
	await answerWith(page, "/v2/api/main/wallet/getBalance", ({ currencyId: _, ...row }) => row);
	await answerWith(page, "/api/menu", (row) => ({ ...row, group: "pc_footer" }));
	await answerWith(
		page,
		"/v2/api/forex/trade_list",
		({ TradeTimes: _, NextStatusTime: __, NextStatusMilliSeconds: ___, ...row }) => ({
			...row,
			Logo: null,
			ForexQuotations: { ...Object(row.ForexQuotations), Time: null },
		}),
	);
	await page.goto("/trade");
	await expect(buyButton(page)).toBeEnabled();
	await expect(page).toHaveTitle(/^[\d.]+ EUR\/USD · Trade · Tradewind$/);
});
