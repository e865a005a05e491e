import {
	daysAgo,
	expect,
	expectAccessible,
	expectRetry,
	failedRequests,
	scrollToEnd,
	tab,
	tabRows,
	test,
} from "@tradewind/test-kit";

test.describe("a long history", () => {
	test.use({ scenario: "history-full" });

	test("Spec 1 §8: every order is listed once, and the list shows its end", async ({
		customerPage: page,
	}) => {
		await page.goto("/order?type=3");
		const rows = tabRows(page);
		await expect(rows.first()).toBeVisible();
		await scrollToEnd(page);
		await expect(rows).toHaveCount(60);
	});

	test("Spec 1 §5: two dates filter the history; a single date or reversed dates do not filter and show an issue", async ({
		customerPage: page,
	}) => {
		await page.goto("/order?type=3");
		const count = page.getByRole("tabpanel").getByRole("definition").last();
		await expect(count).toHaveText("60");
		await page.getByRole("button", { name: "Dates" }).click();
		await page.getByRole("textbox", { name: "From" }).fill(daysAgo(3));
		await expect(page.getByText("Select both dates to filter.")).toBeVisible();
		await page.getByRole("textbox", { name: "To" }).fill(daysAgo(4));
		await expect(page.getByText("The start date is after the end date")).toBeVisible();
		await expect(count).toHaveText("60");
		await page.getByRole("textbox", { name: "To" }).fill(daysAgo(1));
		await expect(page.getByText("Closed between these dates")).toBeVisible();
		await expect(count).not.toHaveText("60");
		await expect(tabRows(page).first()).toBeVisible();
		await page.getByRole("button", { name: "All", exact: true }).click();
		await expect(count).toHaveText("60");
	});

	test("A-683: a chip filters the history by the last seven days, and its days are those of the other chip", async ({
		customerPage: page,
	}) => {
		await page.goto("/order?type=3");
		const count = page.getByRole("tabpanel").getByRole("definition").last();
		await expect(count).toHaveText("60");
		const filtered = page.waitForRequest(/my_deal\?.*startTime=[1-9]/);
		await page.getByRole("button", { name: "7 days" }).click();
		const range = new URL((await filtered).url()).searchParams;
		expect(Number(range.get("endTime")) - Number(range.get("startTime"))).toBe(7 * 86_400);
		await expect(count).not.toHaveText("60");
		await expect(page.getByRole("textbox", { name: "From" })).toHaveCount(0);
		await page.getByRole("button", { name: "Dates" }).click();
		await expect(page.getByRole("textbox", { name: "From" })).toHaveValue(daysAgo(6));
		await expect(page.getByText("Closed between these dates")).toBeVisible();
	});

	test("Spec 1 §4: the history is read once each time its tab is opened", async ({ customerPage: page }) => {
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname, searchParams } = new URL(request.url());
			if (pathname.endsWith("/my_deal") && searchParams.get("status") === "3")
				asked.push(`page ${searchParams.get("page")}`);
		});
		// A read of the open orders also reads the newest page of the history, last.
		await page.route(/my_deal\?.*status=0/, () => {});
		const shows = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
			asked.length = 0;
			const answer = page.waitForResponse(/my_deal\?.*status=3/);
			await act();
			await (await answer).finished();
			await expect(page.getByRole("button", { name: "Refresh", exact: true })).toBeEnabled();
			return [...asked];
		};
		const seen = [await shows(() => page.goto("/order?type=3"))];
		for (const [leave, comeBack] of [
			[page.getByRole("tab", { name: "Open" }), () => page.getByRole("tab", { name: "History" }).click()],
			[tab(page, "Account"), () => page.goBack()],
		] as const) {
			await leave.click();
			await expect(page.getByRole("button", { name: "7 days" })).toBeHidden();
			seen.push(await shows(comeBack));
		}
		expect(seen).toEqual([["page 1"], ["page 1"], ["page 1"]]);
	});

	test("Spec 1 §5: the dates of the history's filter are kept after a visit to another tab, and can be reset", async ({
		customerPage: page,
	}) => {
		await page.goto("/order?type=3");
		const count = page.getByRole("tabpanel").getByRole("definition").last();
		const dates = () =>
			Promise.all(["From", "To"].map((name) => page.getByRole("textbox", { name }).inputValue()));
		await expect(count).toHaveText("60");
		await page.getByRole("button", { name: "Dates" }).click();
		await page.getByRole("textbox", { name: "From" }).fill("2000-01-02");
		await page.getByRole("textbox", { name: "To" }).fill("2000-01-03");
		await expect(count).toHaveText("0");
		await page.getByRole("tab", { name: "Open" }).click();
		await expect(page.getByRole("textbox", { name: "From" })).toHaveCount(0);
		await page.getByRole("tab", { name: "History" }).click();
		await expect(count).toHaveText("0");
		expect(await dates()).toEqual(["2000-01-02", "2000-01-03"]);
		await page.getByRole("button", { name: "All", exact: true }).click();
		await expect(count).toHaveText("60");
	});
});

test.describe("open orders", () => {
	test.use({ scenario: "holding-orders", provokes: failedRequests });

	test("Spec 1 §2, §4: the address selects the tab, and a row opens its details", async ({
		customerPage: page,
	}) => {
		await page.goto("/order?type=0");
		await expect(page.getByRole("tab", { name: "Pending" })).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("button", { name: /Bitcoin\s*Buy/ })).toBeVisible();
		// the figures of the open positions are above the open positions only.
		const level = page.getByRole("term").filter({ hasText: "Margin level" });
		await expect(level).toHaveCount(0);
		await page.getByRole("tab", { name: "Open", exact: true }).click();
		await expect(level).toBeVisible();
		await page.getByRole("tab", { name: "Pending" }).click();
		await page.getByRole("button", { name: /Bitcoin\s*Buy/ }).click();
		await expect(page.getByRole("dialog", { name: "Bitcoin" })).toBeVisible();
		await expectAccessible(page);
	});

	test("the lists are read again after a reconnect", async ({ customerPage: page, platform }) => {
		await page.goto("/order");
		await expect(page.getByRole("button", { name: /Gold\s*Sell/ })).toBeVisible();
		const readings = () => platform.callCount("contract.getOrders");
		const known = await readings();
		await platform.faults({ socket: [{ kind: "drop" }] });
		await expect.poll(readings, { timeout: 20_000 }).toBeGreaterThan(known);
	});

	test("Spec 1 §4, Spec 2 §9: pulling a list down reads it again, with a spinner that hides", async ({
		customerPage: page,
		platform,
	}) => {
		await page.goto("/order");
		await expect(page.getByRole("button", { name: /Gold\s*Sell/ })).toBeVisible();
		const readings = () => platform.callCount("contract.getOrders");
		const known = await readings();
		const states = await page.evaluateHandle(() => {
			const seen: string[] = [];
			new MutationObserver((changes) => {
				for (const { target } of changes) {
					const state = (target instanceof HTMLElement && target.dataset.pull) || "";
					if (seen.at(-1) !== state) seen.push(state);
				}
			}).observe(document.body, { subtree: true, attributeFilter: ["data-pull"] });
			return seen;
		});
		const finger = await page.context().newCDPSession(page);
		const at = (y: number) => [{ x: 180, y }];
		await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(250) });
		for (let y = 270; y <= 450; y += 20)
			await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(y) });
		await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		await expect.poll(readings).toBeGreaterThan(known);
		await expect.poll(() => states.jsonValue()).toEqual(["pulling", "far enough", "refreshing", "idle"]);
	});

	test("Spec 1 §4: positions that can't be read again show the failure on the trade page, and are read automatically", async ({
		customerPage: page,
		platform,
		customer,
	}) => {
		await page.goto("/order");
		await expect(page.getByRole("button", { name: /Gold\s*Sell/ })).toBeVisible();
		await page.getByRole("link", { name: "Trade", exact: true }).click();
		await expect(page.getByRole("button", { name: /^Buy/ })).toBeEnabled();
		await platform.faults({ http: [{ match: "contract.getOrders", status: 503, times: 3 }] });
		await platform.buy(customer.token, { amount: 0.1 });
		await expect(page.getByRole("main").getByRole("alert")).toContainText("The list could not be loaded.");
		await expectAccessible(page);
		await expect(page.getByRole("main").getByRole("alert")).toBeHidden({ timeout: 45_000 });
		await expect(page.getByRole("button", { name: /EUR\/USD\s*Buy/ }).first()).toBeVisible();
	});

	test("a list that can't be read shows the failure and can be retried", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.faults({ http: [{ match: "contract.getOrders", status: 503 }] });
		await page.goto("/order");
		await expectRetry(page, platform);
		await expect(page.getByRole("button", { name: /Gold\s*Sell/ })).toBeVisible();
	});
});

test("Spec 1 §8: an empty list says so and leads to trading", async ({ customerPage: page }) => {
	await page.goto("/order");
	await expect(page.getByText("No open positions")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Go to trade" }).click();
	await expect(page).toHaveURL("/trade");
});
