import { MarketData } from "@tradewind/domain/market";
import type { QueryError } from "@tradewind/domain/request";
import { productSearchMachine, type SearchAnswer, type SearchQuestion } from "@tradewind/domain/search";
import { Support } from "@tradewind/domain/support";
import { Effect } from "effect";
import type { SearchMachines } from "../state/app.ts";
import { fromEffect } from "./request-actor.ts";
import type { Runtime } from "./runtime.ts";

/** The machine of the product search with its requests provided. */
export const createSearchMachines = (runtime: Runtime): SearchMachines => {
	const ask = fromEffect(runtime);
	return {
		productSearch: productSearchMachine.provide({
			actors: {
				search: ask(
					({ kind, text }: SearchQuestion): Effect.Effect<SearchAnswer, QueryError, MarketData | Support> =>
						kind === "instruments"
							? Effect.map(
									Effect.flatMap(MarketData, (port) => port.search(text)),
									(list) => ({ kind, list }),
								)
							: Effect.map(
									Effect.flatMap(Support, (port) => port.searchCompanies(text)),
									(companies) => ({ kind, companies }),
								),
				),
			},
		}),
	};
};
