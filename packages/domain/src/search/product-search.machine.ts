import { assertEvent, assign, emit, setup } from "xstate";
import type { InstrumentCode } from "../market/instrument.ts";
import type { InstrumentList } from "../market/market-data.port.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Company } from "../support/support.port.ts";
import { cutSearch, soughtIn } from "./search-text.ts";

export type SearchKind = "instruments" | "companies";

/** What is asked for; never an empty text. */
export interface SearchQuestion {
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
	/** Of the present text and kind, once their answer has come. */
	readonly instruments: readonly InstrumentCode[] | undefined;
	readonly companies: readonly Company[] | undefined;
	readonly error: QueryError | undefined;
}

export type ProductSearchEvent =
	| { readonly type: "type"; readonly text: string }
	| { readonly type: "look for"; readonly kind: SearchKind }
	/** The search key: not a moment longer is waited for more letters. */
	| { readonly type: "ask" }
	| { readonly type: "retry" };

/** Milliseconds without a key after which the platform is asked. */
export const typingPause = 300;

const nothing = { instruments: undefined, companies: undefined, error: undefined } as const;

/**
 * Product search (Spec 1 §2): instruments, and companies in company mode, are asked for once the typing pauses. Another text
 * or kind ends the question that is under way, so that no older answer is shown for a newer one.
 */
export const productSearchMachine = setup({
	types: {} as {
		context: ProductSearchContext;
		events: ProductSearchEvent;
		/** The instruments that were found, for the market: some of them it may not know yet. */
		emitted: { readonly type: "instruments"; readonly list: InstrumentList };
		tags: "busy";
	},
	actors: { search: requestActor<SearchAnswer, QueryError, SearchQuestion>() },
	guards: {
		"asks for the same": ({ context, event }) =>
			event.type === "type" && soughtIn(cutSearch(event.text)) === soughtIn(context.text),
		"asks for nothing": ({ context, event }) =>
			soughtIn(event.type === "type" ? cutSearch(event.text) : context.text) === "",
		"is shown already": ({ context, event }) => event.type === "look for" && event.kind === context.kind,
	},
	delays: { typingPause },
	actions: {
		"take text": assign(({ event }) => {
			assertEvent(event, "type");
			return { text: cutSearch(event.text) };
		}),
		"take kind": assign(({ event }) => {
			assertEvent(event, "look for");
			return { kind: event.kind };
		}),
		forget: assign(nothing),
		"take answer": assign((_, answer: SearchAnswer | undefined) => ({
			instruments:
				answer?.kind === "instruments" ? answer.list.instruments.map(({ code }) => code) : undefined,
			companies: answer?.kind === "companies" ? answer.companies : undefined,
		})),
		"tell instruments": emit((_, answer: SearchAnswer | undefined) => ({
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
			{ guard: "asks for the same", actions: "take text" },
			{ guard: "asks for nothing", target: ".nothing typed", actions: ["take text", "forget"] },
			{ target: ".typing", actions: ["take text", "forget"] },
		],
		"look for": [
			{ guard: "is shown already" },
			{ guard: "asks for nothing", actions: ["take kind", "forget"] },
			{ target: ".searching", actions: ["take kind", "forget"] },
		],
	},
	states: {
		"nothing typed": {},
		typing: {
			tags: "busy",
			on: { ask: "searching" },
			after: { typingPause: "searching" },
		},
		searching: {
			tags: "busy",
			invoke: {
				id: "search",
				src: "search",
				input: ({ context }) => ({ kind: context.kind, text: soughtIn(context.text) }),
				onDone: [
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf }) },
					{
						target: "found",
						actions: [
							{ type: "take answer", params: answerOf },
							{ type: "tell instruments", params: answerOf },
						],
					},
				],
				onError: { target: "failed", actions: assign({ error: undefined }) },
			},
		},
		found: {},
		failed: {
			on: {
				retry: { target: "searching", actions: "forget" },
				ask: { target: "searching", actions: "forget" },
			},
		},
	},
});
