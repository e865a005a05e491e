import { and, assertEvent, assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Candle, Period } from "./candle.ts";
import { type CandleSeries, emptySeries, withCandle, withHistory } from "./candle-series.ts";
import type { Instrument, InstrumentCode, InstrumentId } from "./instrument.ts";

export interface CandlesInput {
	readonly instrument: Pick<Instrument, "id" | "code">;
	readonly period: Period;
}

export interface CandlesContext extends CandlesInput {
	readonly series: CandleSeries;
	/** Bars that arrived during the reading of the history. */
	readonly buffered: readonly Candle[];
	readonly error: QueryError | undefined;
}

export type CandlesEvent =
	| {
			readonly type: "candle";
			readonly code: InstrumentCode;
			readonly period: Period;
			readonly candle: Candle;
	  }
	/** The connection was interrupted: bars may be missing. */
	| { readonly type: "reconnected" }
	| { readonly type: "choose"; readonly instrument?: CandlesInput["instrument"]; readonly period?: Period }
	| { readonly type: "retry" };

const readingCandles = <const Id extends string>(id: Id) =>
	({
		id,
		src: "readCandles",
		input: ({ context: { instrument, period } }: { readonly context: CandlesContext }) => ({
			instrument: instrument.id,
			period,
		}),
		onDone: [readingFailed, { target: "live", actions: { type: "store the history", params: answerOf } }],
		onError: readingBroken,
	}) as const;

/**
 * The bars of the chart (Spec 1 §2, §7): history by request, the newest bar by push. Bars pushed during a reading are
 * merged into it. A gap or a reconnect reads the history again while the bars stay visible. Bars of another
 * instrument or period are ignored. Another choice starts empty, so that old bars never appear under a new name.
 */
export const candlesMachine = setup({
	types: {} as { input: CandlesInput; context: CandlesContext; events: CandlesEvent; tags: "busy" },
	actors: {
		readCandles: requestActor<
			readonly Candle[],
			QueryError,
			{ readonly instrument: InstrumentId; readonly period: Period }
		>(),
	},
	guards: {
		"is of this chart": ({ context, event }) =>
			event.type === "candle" && event.code === context.instrument.code && event.period === context.period,
		"changes the chart": ({ context, event }) =>
			event.type === "choose" &&
			((event.instrument !== undefined && event.instrument.id !== context.instrument.id) ||
				(event.period !== undefined && event.period !== context.period)),
		"has a gap": ({ context }) => context.series.hasGap,
		"has bars": ({ context }) => context.series.candles.length > 0,
	},
	actions: {
		choose: assign(({ context, event }) => {
			assertEvent(event, "choose");
			return {
				instrument: event.instrument ?? context.instrument,
				period: event.period ?? context.period,
				series: emptySeries,
				error: undefined,
			};
		}),
		"add the bar": assign(({ context, event }) => {
			assertEvent(event, "candle");
			return { series: withCandle(context.series, event.candle, context.period) };
		}),
		"buffer the bar": assign(({ context, event }) => {
			assertEvent(event, "candle");
			return { buffered: [...context.buffered, event.candle] };
		}),
		"clear the buffer": assign({ buffered: [] }),
		"store the failure": assign((_, error: QueryError | undefined) => ({ error })),
		"store the history": assign(({ context }, history: readonly Candle[] | undefined) => ({
			series: withHistory(history ?? [], context.buffered, context.period),
			error: undefined,
		})),
	},
}).createMachine({
	id: "candles",
	context: ({ input }) => ({
		instrument: input.instrument,
		period: input.period,
		series: emptySeries,
		buffered: [],
		error: undefined,
	}),
	initial: "loading",
	on: {
		choose: { guard: "changes the chart", target: ".loading", reenter: true, actions: "choose" },
	},
	states: {
		loading: {
			tags: "busy",
			entry: "clear the buffer",
			on: {
				candle: { guard: "is of this chart", actions: "buffer the bar" },
				reconnected: { target: "loading", reenter: true },
			},
			invoke: readingCandles("readCandles"),
		},
		live: {
			always: { guard: "has a gap", target: "re-reading" },
			on: {
				candle: { guard: "is of this chart", actions: "add the bar" },
				reconnected: "re-reading",
			},
		},
		"re-reading": {
			tags: "busy",
			entry: "clear the buffer",
			on: {
				candle: { guard: "is of this chart", actions: ["add the bar", "buffer the bar"] },
				reconnected: { target: "re-reading", reenter: true },
			},
			invoke: readingCandles("readCandlesAgain"),
		},
		failed: {
			on: {
				candle: { guard: and(["is of this chart", "has bars"]), actions: "add the bar" },
				retry: [{ guard: "has bars", target: "re-reading" }, { target: "loading" }],
				reconnected: [{ guard: "has bars", target: "re-reading" }, { target: "loading" }],
			},
		},
	},
});
