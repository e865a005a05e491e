import type { Result } from "effect";
import { assign, emit, enqueueActions, setup, spawnChild, stopChild } from "xstate";
import { present } from "../../command/command-answer.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { secondTapTime } from "../../command/second-tap.ts";
import type { Instrument } from "../../market/instrument.ts";
import { ageOf, type Freshness, quoteLifetime } from "../../realtime/freshness.ts";
import { answerOf, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { MicroSettings } from "../micro-settings.ts";
import { type MicroDirection, type MicroOrderId, microOrderId } from "../order/micro-order.ts";
import { fitMicro, type MicroForm, translateMicro, withDefaultAmount } from "./micro-form.ts";
import { confirmationIssues, type PressedMicroOrder, pressOf } from "./micro-press.ts";
import { summariseMicro } from "./micro-summary.ts";
import type {
	MicroNews,
	MicroTicketContext,
	MicroTicketEmitted,
	MicroTicketEvent,
	MicroTicketFacts,
	MicroTicketInput,
	MicroTicketTypes,
} from "./micro-ticket.events.ts";
import type { SentMicroOrder } from "./reconcile-micro-order.ts";

/** Milliseconds for which the quote may still price an order, below zero when it is too old; none without a quote. */
const quoteTimeLeft = ({ quote, now }: MicroTicketFacts): number | undefined =>
	quote && quoteLifetime - ageOf(quote.receivedAt, now());

/** The facts by the clock, at the moment of a press: timers stand still while the device sleeps. */
const atThisMoment = (facts: MicroTicketFacts): MicroTicketFacts => ({
	...facts,
	isQuoteOld: facts.isQuoteOld || (quoteTimeLeft(facts) ?? 0) < 0,
});

/** What a press asks for; nothing while anything speaks against it. */
export const pressedBy = (
	{ form, facts }: MicroTicketContext,
	direction: MicroDirection,
): PressedMicroOrder | undefined => pressOf(direction, form, atThisMoment(facts));

/** What a press sends that is not asked about. */
export const sentAtOnce = (
	context: MicroTicketContext,
	direction: MicroDirection,
): SentMicroOrder | undefined => withLastId(context.facts, pressedBy(context, direction));

/** What a confirmation sends; nothing while anything speaks against it. */
export const sentAfterAsking = ({ form, facts }: MicroTicketContext): SentMicroOrder | undefined => {
	const { pressed } = facts;
	if (!pressed || confirmationIssues(pressed, form, atThisMoment(facts)).length > 0) return undefined;
	return withLastId(facts, pressed);
};

const withLastId = (
	{ lastOrderId }: MicroTicketFacts,
	pressed: PressedMicroOrder | undefined,
): SentMicroOrder | undefined => pressed && { ...pressed, lastOrderId };

const laterId = (
	known: MicroOrderId | undefined,
	told: MicroOrderId | undefined,
): MicroOrderId | undefined => (told === undefined ? undefined : microOrderId(Math.max(told, known ?? 0)));

interface Read {
	readonly context: MicroTicketContext;
	readonly event: { readonly output: Result.Result<MicroSettings, QueryError> };
}

/** Takes the offer that was read, and fits the form to it. */
export const takeOffer = [
	{
		type: "take form",
		params: ({ context: { form, facts }, event }: Read): MicroForm =>
			fitMicro(form, facts.settings, present(answerOf({ event })), facts.language),
	},
	{
		type: "take facts",
		params: ({ event }: Read): Partial<MicroTicketFacts> => ({
			settings: answerOf({ event }),
			error: undefined,
		}),
	},
] as const;

interface Told {
	readonly context: MicroTicketContext;
	readonly event: { readonly facts: MicroNews };
}

/** Takes news from outside. A quote that is told again grows no younger; the highest id never goes down. */
export const takeNews = [
	{
		type: "take form",
		params: ({ context: { form, facts }, event }: Told) =>
			translateMicro(form, facts.language, event.facts.language ?? facts.language),
	},
	{
		type: "take facts",
		params: ({ context: { facts }, event: { facts: news } }: Told): Partial<MicroTicketFacts> => ({
			...news,
			...("lastOrderId" in news && { lastOrderId: laterId(facts.lastOrderId, news.lastOrderId) }),
			...("quote" in news && {
				isQuoteOld: facts.isQuoteOld && news.quote?.receivedAt === facts.quote?.receivedAt,
			}),
		}),
	},
	"watch the age of the quote",
] as const;

const enqueued = enqueueActions<
	MicroTicketContext,
	MicroTicketEvent,
	undefined,
	MicroTicketEvent,
	never,
	never,
	never,
	never,
	never
>;

const expectSecondTap = enqueued(({ context: { facts }, enqueue }) => {
	enqueue.assign({ facts: { ...facts, isJustAnswered: true } });
	enqueue.cancel("second tap");
	enqueue.raise({ type: "second tap is over" }, { id: "second tap", delay: secondTapTime });
});

const watchTheQuote = enqueued(({ context: { facts }, enqueue }) => {
	const left = quoteTimeLeft(facts);
	enqueue.cancel("age of the quote");
	enqueue.assign({ facts: atThisMoment(facts) });
	if (left !== undefined && left >= 0)
		enqueue.raise({ type: "quote grew old" }, { id: "age of the quote", delay: left + 1 });
});

const { actors, guards, actions, delays } = commandSetup<MicroTicketTypes>();

/** What the micro ticket looks at and does; its states are in `micro-ticket.machine.ts`. */
export const microTicketSetup = setup({
	types: {} as {
		input: MicroTicketInput;
		context: MicroTicketContext;
		events: MicroTicketEvent;
		emitted: MicroTicketEmitted;
		tags: "busy";
	},
	actors: { ...actors, readSettings: requestActor<MicroSettings, QueryError>() },
	guards: {
		...guards,
		"may send at once": ({ context }, direction: MicroDirection) =>
			!context.facts.asksToConfirm && pressedBy(context, direction) !== undefined,
		"may ask to confirm": ({ context }, direction: MicroDirection) =>
			pressedBy(context, direction) !== undefined,
		"may confirm": ({ context }) => sentAfterAsking(context) !== undefined,
		"must log in": ({ context: { form, facts } }) =>
			!facts.isSignedIn && summariseMicro(form, facts).issues.length === 0,
		"awaits an answer": ({ context: { sent } }) => sent !== undefined,
		"knows no offer": ({ context: { facts } }) => facts.settings === undefined,
		"is back": ({ context: { facts } }, freshness: Freshness | undefined) =>
			freshness?.is === "live" && facts.freshness.is !== "live",
		"is a second tap": ({ context: { facts } }) => facts.isJustAnswered,
		"is of another instrument": ({ context: { facts } }, instrument: Instrument | undefined) =>
			instrument !== undefined && instrument.id !== facts.instrument.id,
	},
	actions: {
		...actions,
		"watch the age of the quote": watchTheQuote,
		"expect a second tap": expectSecondTap,
		"look from the first time": assign({ looks: 0 }),
		"drop what was pressed": assign(({ context: { facts } }) => ({
			facts: { ...facts, pressed: undefined },
		})),
		/** A refusal forgets what was sent. */
		"keep its symbol": assign(({ context: { facts, sent } }) => ({
			facts: { ...facts, refusedSymbol: sent?.symbol },
		})),
		"take its id": assign(({ context: { facts, answer } }) => ({
			facts: { ...facts, lastOrderId: laterId(facts.lastOrderId, present(answer).id) },
		})),
		"empty the form": assign(({ context: { form, facts } }) => ({
			form: withDefaultAmount(form, facts.settings, facts.language),
		})),
		"read in silence": spawnChild("readSettings", { id: "silentReading" }),
		"read no more in silence": stopChild("silentReading"),
		"ask for a login": emit({ type: "login needed" }),
	},
	delays: {
		...delays,
		/** The second tap of a double one falls where the confirmation has just come up. */
		"the time of a second tap": secondTapTime,
	},
});
