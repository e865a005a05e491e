import { expect, test } from "vitest";
import { plain } from "../money/plain.test-support.ts";
import { fundList, subscriptionList } from "./fund-lists.ts";
import { memoryFunds, moneyOf, on, other, running, steady } from "./funds.test-support.ts";
import { subscriptionId } from "./subscription/subscription.ts";

test("Spec 2 §2: the list of funds has the customer's totals; it asks for none for a visitor", async () => {
	const platform = memoryFunds({ subscriptions: [running] });
	const of = async (hasTotals: boolean) =>
		plain(await on(platform, fundList.read({ query: { hasTotals }, page: 1 })));
	const page = { rows: [steady, other], total: 2 };
	expect([await of(false), await of(true)]).toEqual([
		plain({ ...page, extra: undefined }),
		plain({
			...page,
			extra: { subscribed: moneyOf("1000"), incomeToday: moneyOf("5"), totalIncome: moneyOf("0") },
		}),
	]);
});

test("Spec 2 §4: the list of subscriptions reads the page that it is asked for, and knows the last one", async () => {
	const subscriptions = [11, 12, 13].map((id) => ({ ...running, id: subscriptionId(id) }));
	const platform = memoryFunds({ subscriptions });
	const pages = [1, 2].map((page) => on(platform, subscriptionList.read({ query: undefined, page })));
	expect(
		(await Promise.all(pages)).map(({ rows, total }) => [rows.map(subscriptionList.keyOf), total]),
	).toEqual([
		[[13, 12], Number.POSITIVE_INFINITY],
		[[11], 1],
	]);
});
