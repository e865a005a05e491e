import { MarketData } from "@tradewind/domain/market";
import type { QueryError } from "@tradewind/domain/request";
import { productSearchMachine, type SearchAnswer, type SearchRequest } from "@tradewind/domain/search";
import { Support } from "@tradewind/domain/support";
import { Effect } from "effect";
import { defineMachines } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";

const search = ({
	kind,
	text,
}: SearchRequest): Effect.Effect<SearchAnswer, QueryError, MarketData | Support> =>
	kind === "instruments"
		? Effect.map(
				MarketData.use((port) => port.search(text)),
				(list) => ({ kind, list }),
			)
		: Effect.map(
				Support.use((port) => port.searchCompanies(text)),
				(companies) => ({ kind, companies }),
			);

export const machines = defineMachines((request) => ({
	search: productSearchMachine.provide({ actors: { search: request(search, shownReading) } }),
}));
