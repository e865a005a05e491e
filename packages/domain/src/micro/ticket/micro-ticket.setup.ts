import type { Result } from "effect";
import { assign, emit, enqueueActions, setup, spawnChild, stopChild } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { doubleTapWindowMs } from "../../command/double-tap.ts";
import { ageOf, type Freshness, quoteLifetimeMs } from "../../market/freshness.ts";
import type { Instrument } from "../../market/instrument.ts";
import { answerOf, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { MicroSettings } from "../micro-settings.ts";
import { type MicroDirection, type MicroOrderId, microOrderId } from "../order/micro-order.ts";
import { fitMicro, type MicroForm, translateMicro, withDefaultAmount } from "./micro-form.ts";
import { confirmationIssues, draftMicroOrder, type MicroOrderDraft } from "./micro-order-draft.ts";
import { summariseMicro } from "./micro-summary.ts";
import type {
	MicroExternalFacts,
	MicroTicketContext,
	MicroTicketEmitted,
	MicroTicketEvent,
	MicroTicketFacts,
	MicroTicketInput,
	MicroTicketTypes,
} from "./micro-ticket.events.ts";
import type { SentMicroOrder } from "./reconcile-micro-order.ts";

/**
 * Milliseconds for which the quote may still price an order, negative when it is too old; `undefined` without a
 * quote.
 */
const quoteTimeLeft = ({ quote, now }: MicroTicketFacts): number | undefined =>
	quote && quoteLifetimeMs - ageOf(quote.receivedAt, now());

/** The facts at the moment of a press, by the clock: timers do not run while the device sleeps. */
const atPressTime = (facts: MicroTicketFacts): MicroTicketFacts => ({
	...facts,
	isQuoteOld: facts.isQuoteOld || (quoteTimeLeft(facts) ?? 0) < 0,
});

/** The order that a press composes; `undefined` while the ticket has an issue. */
export const draftFrom = (
	{ form, facts }: MicroTicketContext,
	direction: MicroDirection,
): MicroOrderDraft | undefined => draftMicroOrder(direction, form, atPressTime(facts));

/** The order that a press sends without confirmation. */
export const unconfirmedOrder = (
	context: MicroTicketContext,
	direction: MicroDirection,
): SentMicroOrder | undefined => withLastId(context.facts, draftFrom(context, direction));

/** The order that a confirmation sends; `undefined` while anything differs or the ticket has an issue. */
export const confirmedOrder = ({ form, facts }: MicroTicketContext): SentMicroOrder | undefined => {
	const { draft } = facts;
	if (!draft || confirmationIssues(draft, form, atPressTime(facts)).length > 0) return undefined;
	return withLastId(facts, draft);
};

const withLastId = (
	{ lastOrderId }: MicroTicketFacts,
	draft: MicroOrderDraft | undefined,
): SentMicroOrder | undefined => draft && { ...draft, lastOrderId };

const laterId = (
	known: MicroOrderId | undefined,
	received: MicroOrderId | undefined,
): MicroOrderId | undefined =>
	received === undefined ? undefined : microOrderId(Math.max(received, known ?? 0));

interface Read {
	readonly context: MicroTicketContext;
	readonly event: { readonly output: Result.Result<MicroSettings, QueryError> };
}

/** Stores the settings and fits the form to them. */
export const takeSettings = [
	{
		type: "set the form",
		params: ({ context: { form, facts }, event }: Read): MicroForm =>
			fitMicro(form, facts.settings, requireValue(answerOf({ event })), facts.language),
	},
	{
		type: "update the facts",
		params: ({ event }: Read): Partial<MicroTicketFacts> => ({
			settings: answerOf({ event }),
			error: undefined,
		}),
	},
] as const;

interface FactsReceived {
	readonly context: MicroTicketContext;
	readonly event: { readonly facts: MicroExternalFacts };
}

/** Stores facts from the app. A repeated quote does not become younger; the highest id never decreases. */
export const takeTicketFacts = [
	{
		type: "set the form",
		params: ({ context: { form, facts }, event }: FactsReceived) =>
			translateMicro(form, facts.language, event.facts.language ?? facts.language),
	},
	{
		type: "update the facts",
		params: ({
			context: { facts },
			event: { facts: updates },
		}: FactsReceived): Partial<MicroTicketFacts> => ({
			...updates,
			...("lastOrderId" in updates && { lastOrderId: laterId(facts.lastOrderId, updates.lastOrderId) }),
			...("quote" in updates && {
				isQuoteOld: facts.isQuoteOld && updates.quote?.receivedAt === facts.quote?.receivedAt,
			}),
		}),
	},
	"schedule quote expiry",
] as const;

const enqueueTicketActions = enqueueActions<
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

const startDoubleTapWindow = enqueueTicketActions(({ context: { facts }, enqueue }) => {
	enqueue.assign({ facts: { ...facts, isJustAnswered: true } });
	enqueue.cancel("double-tap window");
	enqueue.raise({ type: "double-tap window ended" }, { id: "double-tap window", delay: doubleTapWindowMs });
});

const scheduleQuoteExpiry = enqueueTicketActions(({ context: { facts }, enqueue }) => {
	const left = quoteTimeLeft(facts);
	enqueue.cancel("quote expiry");
	enqueue.assign({ facts: atPressTime(facts) });
	if (left !== undefined && left >= 0)
		enqueue.raise({ type: "quote expired" }, { id: "quote expiry", delay: left + 1 });
});

const { actors, guards, actions, delays } = commandSetup<MicroTicketTypes>();

/** Actors, guards, actions and delays of `micro-ticket.machine.ts`. */
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
			!context.facts.asksToConfirm && draftFrom(context, direction) !== undefined,
		"may be confirmed": ({ context }, direction: MicroDirection) =>
			draftFrom(context, direction) !== undefined,
		"may confirm": ({ context }) => confirmedOrder(context) !== undefined,
		"must log in": ({ context: { form, facts } }) =>
			!facts.isSignedIn && summariseMicro(form, facts).issues.length === 0,
		"has an unanswered order": ({ context: { sent } }) => sent !== undefined,
		"has no settings": ({ context: { facts } }) => facts.settings === undefined,
		"is live again": ({ context: { facts } }, freshness: Freshness | undefined) =>
			freshness?.is === "live" && facts.freshness.is !== "live",
		"is within the double-tap window": ({ context: { facts } }) => facts.isJustAnswered,
		"is of another instrument": ({ context: { facts } }, instrument: Instrument | undefined) =>
			instrument !== undefined && instrument.id !== facts.instrument.id,
	},
	actions: {
		...actions,
		"schedule quote expiry": scheduleQuoteExpiry,
		"start the double-tap window": startDoubleTapWindow,
		"restart the attempts": assign({ reconcileAttempts: 0 }),
		"clear the draft": assign(({ context: { facts } }) => ({
			facts: { ...facts, draft: undefined },
		})),
		/** A refusal clears what was sent. */
		"store the refused symbol": assign(({ context: { facts, sent } }) => ({
			facts: { ...facts, refusedSymbol: sent?.symbol },
		})),
		"raise the last id": assign(({ context: { facts, answer } }) => ({
			facts: { ...facts, lastOrderId: laterId(facts.lastOrderId, requireValue(answer).id) },
		})),
		"reset the form": assign(({ context: { form, facts } }) => ({
			form: withDefaultAmount(form, facts.settings, facts.language),
		})),
		"start a background read": spawnChild("readSettings", { id: "backgroundRead" }),
		"stop the background read": stopChild("backgroundRead"),
		"emit login needed": emit({ type: "login needed" }),
	},
	delays: {
		...delays,
		/** The second tap of a double tap hits the confirmation that has just appeared. */
		"double-tap window": doubleTapWindowMs,
	},
});
