import { Effect, Layer } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import { moneyOf, totalsOf } from "./contract.test-support.ts";
import { ContractTrading } from "./contract-trading.port.ts";
import type { ContractOrder, OrderTab } from "./order/contract-order.ts";

type Pages = { readonly [Tab in OrderTab]?: readonly (readonly ContractOrder[])[] };

/**
 * Contract trading that returns the given pages, or those of a moment (by the number of pages requested before), or
 * fails. It records the requests. Every command is a defect.
 */
export const listedTrading = (listed: Pages | ((before: number) => Pages), failure?: QueryError) => {
	const requests: string[] = [];
	const command = () => Effect.die("a command was sent");
	const trading = Layer.succeed(ContractTrading, {
		submit: command,
		close: command,
		cancel: command,
		setStops: command,
		orders: ({ tab, page }) =>
			Effect.suspend(() => {
				const pages = typeof listed === "function" ? listed(requests.length) : listed;
				requests.push(`${tab} ${page}`);
				if (failure) return Effect.fail(failure);
				const all = pages[tab] ?? [];
				return Effect.succeed({
					orders: all[page - 1] ?? [],
					total: all.flat().length,
					profitOfAll: moneyOf("0"),
					totals: totalsOf(tab === "holding" ? "1" : "0"),
				});
			}),
	});
	return { trading, requests };
};
