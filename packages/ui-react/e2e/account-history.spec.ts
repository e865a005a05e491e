import { readFile } from "node:fs/promises";
import { readRecording } from "@tradewind/domain/recording";
import {
	daysAgo,
	expect,
	expectAccessible,
	failedRequests,
	scrollToEnd,
	sheet,
	test,
} from "@tradewind/test-kit";
import { Result } from "effect";
import { newest, rows } from "./account-rows.ts";

test.use({ scenario: "default" });
const written = (day: string) =>
	new Date(day).toLocaleDateString("en", { dateStyle: "medium", timeZone: "UTC" });

test.describe("with two holding orders and one pending order", () => {
	test.use({ scenario: "holding-orders", provokes: failedRequests });

	test("Spec 1 §3, §7: margin, profit and hazard rate of the contract account are computed from its orders", async ({
		customerPage: page,
	}) => {
		await page.goto("/mine/history?accountTypeId=1");
		await page.getByRole("button", { name: "How is this calculated?" }).click();
		const how = sheet(page, "How is this calculated?");
		const part = (title: string) =>
			how.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
		await expect(part("Used margin")).toContainText(/Bitcoin · \d+/);
		await expect(part("Used margin").locator("dt")).toHaveCount(4);
		await expect(part("Used margin")).toContainText("Matches the platform's figure.");
		await expect(part("Floating P/L").locator("dt")).toHaveCount(3);
		await expect(part("Floating P/L")).not.toContainText("Bitcoin");
		await expect(part("Margin level")).toContainText("÷ Margin of open positions × 100");
		await expect(part("Margin level")).toContainText("Matches the platform's figure.");
		await expect(how).toContainText(
			"The margin level is the equity relative to the margin of open positions.",
		);
		await expectAccessible(page);
	});

	test("Spec 1 §3, §7: when the orders can't be read, the account says that its figures can't be updated", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.faults({ http: [{ match: "contract.getOrders", status: 503 }] });
		await page.goto("/mine/history?accountTypeId=1");
		await page.getByRole("button", { name: "How is this calculated?" }).click();
		const how = sheet(page, "How is this calculated?");
		await expect(how).toContainText("until your open orders have loaded");
		await expect(how.getByRole("heading", { name: "Used margin" })).toHaveCount(0);
		await expect(how.getByRole("heading", { name: "With open positions (equity)" })).toBeVisible();
	});
});

test.describe("a long history", () => {
	test.use({ scenario: "history-full" });

	test("Spec 2 §5: two dates filter the account's history over all pages; a single date does not filter and shows an issue", async ({
		customerPage: page,
	}) => {
		await page.goto("/mine/history?accountTypeId=1");
		const rowText = (side: "first" | "last") => rows(page)[side]().textContent();
		await expect(rows(page).first()).toContainText(newest);
		const before = await rowText("first");
		await page.getByRole("button", { name: "Dates" }).click();
		await page.getByRole("textbox", { name: "From" }).fill(daysAgo(4));
		await expect(page.getByText("Select both dates to filter.")).toBeVisible();
		expect(await rowText("first")).toBe(before);

		await page.getByRole("textbox", { name: "To" }).fill(daysAgo(3));
		await expect(page.getByText("Between these dates (inclusive, GMT)")).toBeVisible();
		await expect.poll(() => rowText("first")).not.toBe(before);
		await scrollToEnd(page);
		const texts = await rows(page).allTextContents();
		const days = texts.map((text) => /[A-Z][a-z]{2} \d{1,2}, \d{4}/.exec(text)?.[0] ?? text);
		expect([...new Set(days)]).toEqual([3, 4].map((days) => written(daysAgo(days))));

		await page.getByRole("textbox", { name: "From" }).fill("2000-01-02");
		await page.getByRole("textbox", { name: "To" }).fill("2000-01-03");
		await expect(page.getByText("No account activity between these dates")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "All", exact: true }).click();
		await expect.poll(() => rowText("first")).toBe(before);
	});
});

test("Spec 2 §3: a change without a reason says so, and a memo starts at the same edge as other texts", async ({
	customerPage: page,
}) => {
	const change = (Id: number, Type: number, Memo: string) => ({
		...{ Id, Type, Memo },
		...{ Value: "1", MemoTran: "", CreatedAtTran: "2026-01-01 00:00:00", Balance: "10" },
	});
	await page.route("**/accountLog/forexChange?*", (route) =>
		route.fulfill({
			json: {
				code: 1,
				msg: "",
				data: { data: [change(3, 77, "not asked for"), change(2, 10, "مرحبا")], total: 2 },
			},
		}),
	);
	await page.goto("/mine/history");
	await expect(rows(page).first()).toHaveText(/^No reason given/);
	const beginOf = (text: string) =>
		page.getByText(text).evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return range.getBoundingClientRect().left;
		});
	expect(await beginOf("مرحبا")).toBe(await beginOf("No reason given"));
});

test("Spec 1 §2: feedback is not available yet, a contact is shown if its link is safe, what happened is saved", async ({
	page,
	platform,
}) => {
	await platform.flags({ service_link: "mailto:help@tradewind.test", service_link_type: "2" });
	await page.goto("/feedback");
	await expect(page.getByRole("link", { name: "help@tradewind.test" })).toHaveAttribute(
		"href",
		"mailto:help@tradewind.test",
	);
	await expectAccessible(page);
	await platform.flags({ service_link: "javascript:alert(1)", service_link_type: "3" });
	await page.reload();
	await expect(page.getByText("Feedback is not available yet.")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
	await page.getByRole("button", { name: "Save what happened" }).click();
	await expectAccessible(page);
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save or share file" }).click();
	const saved = readRecording(await readFile(await (await download).path(), "utf8"));
	const { start, steps } = Result.getOrThrow(saved);
	expect(start.page).toBe("/feedback");
	expect(steps).toContainEqual(
		expect.objectContaining({ is: "state", machine: "site", value: { ready: "up to date" } }),
	);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.getByRole("button", { name: "Back" }).click();
	await expect(page).toHaveURL("/");
});

test("A-767: home and the overview of the accounts show the balance over time from the records, once it is opened", async ({
	customerPage: page,
}) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Balance over time" }).click();
	await expect(page.getByRole("dialog", { name: "Balance over time" })).toContainText(/Now \$[\d,]+\.\d\d/);
	await page.goto("/mine/accounts");
	const course = page.getByRole("region", { name: "Balance over time" });
	await course.getByRole("button", { name: "Balance over time" }).click();
	await course.getByRole("button", { name: "30 days" }).click();
	await expect(course).toContainText(/Now \$[\d,]+\.\d\d/);
	const total = page.getByRole("region", { name: "Total assets" }).locator("bdi").first();
	await expect(course).toContainText(`Now ${await total.textContent()}`);
	await expectAccessible(page);
});
