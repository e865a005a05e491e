import { assertEvent, assign, emit, setup } from "xstate";
import type { InstrumentCode } from "../market/instrument.ts";
import type { InstrumentList } from "../market/market-data.port.ts";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Company } from "../support/support.port.ts";
import { searchTermOf, truncateSearch } from "./search-text.ts";

export type SearchKind = "instruments" | "companies";

/** The search request; the text is never empty. */
export interface SearchRequest {
	readonly kind: SearchKind;
	readonly text: string;
}

export type SearchAnswer =
	| { readonly kind: "instruments"; readonly list: InstrumentList }
	| { readonly kind: "companies"; readonly companies: readonly Company[] };

export interface ProductSearchContext {
	/** As it was typed. */
	readonly text: string;
	readonly kind: SearchKind;
	/** Of the current text and kind, once answered. */
	readonly instruments: readonly InstrumentCode[] | undefined;
	readonly companies: readonly Company[] | undefined;
	readonly error: QueryError | undefined;
}

export type ProductSearchEvent =
	| { readonly type: "type"; readonly text: string }
	| { readonly type: "choose kind"; readonly kind: SearchKind }
	/** The search key: searches without waiting for more input. */
	| { readonly type: "search now" }
	| { readonly type: "retry" };

/** Milliseconds without input after which the platform is searched. */
export const typingPauseMs = 300;

const nothing = { instruments: undefined, companies: undefined, error: undefined } as const;

/**
 * Product search (Spec 1 §2): instruments, and companies in company mode, are searched once the typing pauses.
 * Another text or kind cancels the current request, so that no older answer is shown for a newer text.
 */
export const productSearchMachine = setup({
	types: {} as {
		context: ProductSearchContext;
		events: ProductSearchEvent;
		/** The found instruments for the market, which may not know all of them. */
		emitted: { readonly type: "instruments"; readonly list: InstrumentList };
		tags: "busy";
	},
	actors: { search: requestActor<SearchAnswer, QueryError, SearchRequest>() },
	guards: {
		"has the same term": ({ context, event }) =>
			event.type === "type" && searchTermOf(truncateSearch(event.text)) === searchTermOf(context.text),
		"has no term": ({ context, event }) =>
			searchTermOf(event.type === "type" ? truncateSearch(event.text) : context.text) === "",
		"is the current kind": ({ context, event }) =>
			event.type === "choose kind" && event.kind === context.kind,
	},
	delays: { typingPauseMs },
	actions: {
		"store the failure": assign((_, error: QueryError | undefined) => ({ error })),
		"set the text": assign(({ event }) => {
			assertEvent(event, "type");
			return { text: truncateSearch(event.text) };
		}),
		"set the kind": assign(({ event }) => {
			assertEvent(event, "choose kind");
			return { kind: event.kind };
		}),
		"clear the results": assign(nothing),
		"store the results": assign((_, answer: SearchAnswer | undefined) => ({
			instruments:
				answer?.kind === "instruments" ? answer.list.instruments.map(({ code }) => code) : undefined,
			companies: answer?.kind === "companies" ? answer.companies : undefined,
		})),
		"emit instruments": emit((_, answer: SearchAnswer | undefined) => ({
			type: "instruments",
			list: answer?.kind === "instruments" ? answer.list : { instruments: [], quotes: [] },
		})),
	},
}).createMachine({
	id: "product search",
	context: { text: "", kind: "instruments", ...nothing },
	initial: "nothing typed",
	on: {
		type: [
			{ guard: "has the same term", actions: "set the text" },
			{ guard: "has no term", target: ".nothing typed", actions: ["set the text", "clear the results"] },
			{ target: ".typing", actions: ["set the text", "clear the results"] },
		],
		"choose kind": [
			{ guard: "is the current kind" },
			{ guard: "has no term", actions: ["set the kind", "clear the results"] },
			{ target: ".searching", actions: ["set the kind", "clear the results"] },
		],
	},
	states: {
		"nothing typed": {},
		typing: {
			tags: "busy",
			on: { "search now": "searching" },
			after: { typingPauseMs: "searching" },
		},
		searching: {
			tags: "busy",
			invoke: {
				id: "search",
				src: "search",
				input: ({ context }) => ({ kind: context.kind, text: searchTermOf(context.text) }),
				onDone: [
					readingFailed,
					{
						target: "found",
						actions: [
							{ type: "store the results", params: answerOf },
							{ type: "emit instruments", params: answerOf },
						],
					},
				],
				onError: readingBroken,
			},
		},
		found: {},
		failed: {
			on: {
				retry: { target: "searching", actions: "clear the results" },
				"search now": { target: "searching", actions: "clear the results" },
			},
		},
	},
});
