import { account, fund as calls, content, session } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

const day = 86_400_000;

const start = (scenario = "untraded") => {
	const bench = createBench({ scenario });
	const read = async <Data>(call: Parameters<typeof bench.ask>[0], input = {}): Promise<Data> =>
		(await bench.ask(call, input)).data as Data;
	return {
		...bench,
		buy: (id: string, amount: string, token = bench.token) =>
			bench.ask(calls.subscribe, { id, amount }, token),
		redeem: (sub_id: string) => bench.ask(calls.redeem, { sub_id }),
		subscriptions: () =>
			read<{ readonly data: readonly object[]; readonly last_page: number }>(calls.getSubscriptions, {
				page: "1",
			}),
		totals: () => read(calls.getTotals),
		incomes: (sub_id: string) => read(calls.getIncomes, { sub_id, page: "1" }),
		change: async () => {
			const accounts = await read<readonly { readonly type: string; readonly balance: string }[]>(
				account.getBalance,
			);
			return accounts.find(({ type }) => type === "change")?.balance;
		},
		sum: () => bench.state().sumOfPostings,
		titles: async () =>
			(
				await read<{ readonly data: readonly { readonly title: string }[] }>(content.getMessages, {
					page: "1",
					limit: "50",
				})
			).data.map(({ title }) => title),
	};
};

describe("Spec 2 §4, §9: a subscription to a fund", () => {
	test.each([
		["GMT", "0"],
		["GMT-12", "0.1"],
	])("counts the income of today by the day of the site, in the zone %s", async (timezone, today) => {
		const { buy, totals, advance, platform } = start();
		platform.control.flags({ timezone });
		// The platform starts in the morning of GMT; the income comes an hour before midnight of GMT.
		const morning = new Date(platform.control.state().now).getUTCHours();
		advance((23 - morning) * 3_600_000 - new Date(platform.control.state().now).getUTCMinutes() * 60_000);
		await buy("1", "100");
		advance(day + 2 * 3_600_000);
		expect(await totals()).toMatchObject({ today_fund_amount: today, total_fund_amount: "0.1" });
	});

	test("takes its amount from the account, pays income after each day, and returns the amount at the end", async () => {
		const { buy, subscriptions, totals, incomes, change, advance, sum, titles } = start();
		expect(await buy("1", "100")).toMatchObject({ code: 1, msg: "Subscribed" });
		expect([await change(), await totals()]).toEqual([
			"150",
			{ total_share_amount: "100", today_fund_amount: "0", total_fund_amount: "0" },
		]);
		advance(day - 1);
		expect(await incomes("1")).toEqual({ data: [], last_page: 1 });
		advance(1);
		expect(await incomes("1")).toMatchObject({ data: [{ interest: "0.1" }], last_page: 1 });
		expect([await change(), await totals()]).toEqual([
			"150.1",
			{ total_share_amount: "100", today_fund_amount: "0.1", total_fund_amount: "0.1" },
		]);
		advance(6 * day);
		expect((await subscriptions()).data).toMatchObject([{ status: 4, day_profit: "0.1", sum_profit: "0.7" }]);
		expect([await change(), (await titles())[0], sum()]).toEqual(["250.7", "Your fund has ended", "0"]);
		advance(3 * day);
		expect(await change()).toBe("250.7");
	});

	test("is redeemed minus its penalty after a check; it earns nothing meanwhile, and only once", async () => {
		const { buy, redeem, subscriptions, change, advance, sum, titles } = start();
		await buy("2", "200");
		advance(3 * day);
		expect(await redeem("1")).toMatchObject({ code: 1 });
		expect(await redeem("1")).toMatchObject({
			code: 0,
			msg: "This subscription cannot be redeemed any more",
		});
		expect([(await subscriptions()).data, await change()]).toMatchObject([[{ status: 2 }], "51.5"]);
		advance(5 * 60_000);
		expect([(await subscriptions()).data, await change()]).toMatchObject([
			[{ status: 3, sum_profit: "1.5" }],
			"245.5",
		]);
		advance(40 * day);
		expect([await change(), (await titles())[0], sum()]).toEqual(["245.5", "Your fund was redeemed", "0"]);
	});

	test("is paid at once by the control, which refuses what does not wait", async () => {
		const { buy, redeem, change, platform } = start();
		await buy("1", "100");
		const refund = () => platform.control["fund/refund"]({ subscriptionId: 1 });
		expect(refund).toThrow("no redemption of 1 waits");
		await redeem("1");
		refund();
		expect(await change()).toBe("249");
		expect(refund).toThrow("no redemption of 1 waits");
	});
});

describe("Spec 2 §5: a subscription is refused", () => {
	test.each([
		["below the minimum", "2", "99.99", "The minimum of this fund is 100 USDT"],
		["above the maximum", "1", "2000.01", "The maximum of this fund is 2000 USDT"],
		["above the balance", "1", "250.01", "Your cash account does not cover this amount"],
		["to an unknown fund", "99", "100", "There is no such fund"],
	])("%s", async (_, id, amount, msg) => {
		const { buy, subscriptions, change } = start();
		expect(await buy(id, amount)).toMatchObject({ code: 0, msg });
		expect([await subscriptions(), await change()]).toEqual([{ data: [], last_page: 1 }, "250"]);
	});

	test("beyond the limit of the fund, and to a demo customer", async () => {
		const { buy, ask } = start();
		for (let each = 0; each < 10; each++) expect(await buy("1", "10")).toMatchObject({ code: 1 });
		expect(await buy("1", "10")).toMatchObject({ msg: "You have reached the limit of this fund" });
		const demo = await ask(session.createAccountDemoForU, session.createAccountDemoForU.example.input, "");
		expect(await buy("1", "10", (demo.data as { token: string }).token)).toMatchObject({ code: 0 });
	});
});

test("a customer sees no subscription of another one", async () => {
	const { buy, ask, signIn } = start();
	await buy("1", "100");
	const omar = signIn("omar@tradewind.test");
	expect(await ask(calls.getIncomes, { sub_id: "1", page: "1" }, omar)).toMatchObject({ code: 0 });
	expect(await ask(calls.redeem, { sub_id: "1" }, omar)).toMatchObject({ code: 0 });
});

test("the scenario fund-held shows a running, a refunded and a finished subscription", async () => {
	const { subscriptions, sum } = start("fund-held");
	expect([(await subscriptions()).data, sum()]).toMatchObject([
		[
			{ status: 1, sum_profit: "0.75" },
			{ status: 3, sum_profit: "0.1" },
			{ status: 4, sum_profit: "0.35" },
		],
		"0",
	]);
});
