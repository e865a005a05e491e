import { account as calls } from "@tradewind/contracts";
import { toText } from "@tradewind/domain";
import { reply } from "../api/answer.ts";
import { customerRoute, type Route } from "../api/route.ts";
import type { World } from "../world.ts";
import { free, locked, plus } from "./purse.ts";

const accountTypes = [
	{ accountTypeId: 1, type: "forex" },
	{ accountTypeId: 2, type: "micro" },
	{ accountTypeId: 3, type: "change" },
] as const;
const dayMs = 86_400_000;

export const accountRoutes = ({ ledger, book, totals, clock }: World): readonly Route[] => [
	customerRoute(calls.getBalance, ({ customer }) =>
		reply(
			accountTypes.map(({ accountTypeId, type }) => ({
				accountTypeId,
				type,
				balance: toText(ledger.balance(free(customer.id, type))),
				lockBalance: toText(ledger.balance(locked(customer.id, type))),
				currencyId: 1,
			})),
		),
	),

	/** Profit of the day: what was closed since midnight GMT, and what the open orders float at. */
	customerRoute(calls.getProfits, ({ customer }) => {
		const midnight = Math.floor(clock.now() / dayMs) * dayMs;
		const closedToday = book
			.all()
			.filter((order) => order.customerId === customer.id && (order.completedAt ?? 0) >= midnight)
			.map(({ profit }) => profit);
		const profits = plus(...closedToday, totals.floatingProfit(customer.id, clock.now()));
		return reply({ profits: toText(profits) });
	}),
];
