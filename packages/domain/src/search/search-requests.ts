import { Effect } from "effect";
import { MarketData } from "../market/market-data.port.ts";
import type { QueryError } from "../request/request.errors.ts";
import { Support } from "../support/support.port.ts";
import type { SearchAnswer, SearchRequest } from "./product-search.machine.ts";

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

/** The request of `productSearchMachine`. */
export const searchRequests = { readings: { search } };
