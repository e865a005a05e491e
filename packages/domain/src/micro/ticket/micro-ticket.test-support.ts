import { createActor, SimulatedClock } from "xstate";
import type { ReconcileResult } from "../../command/command.ts";
import { doubleTapWindowMs } from "../../command/double-tap.ts";
import { euroDollar, moneyOf, noon } from "../../contract/contract.test-support.ts";
import { decimal, rate } from "../../money/decimal.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { instant } from "../../time/instant.ts";
import { fineFacts } from "../micro.test-support.ts";
import type { MicroSettings } from "../micro-settings.ts";
import { microOrderId } from "../order/micro-order.ts";
import type { MicroExternalFacts, MicroTicketEmitted, MicroTicketInput } from "./micro-ticket.events.ts";
import { microTicketMachine } from "./micro-ticket.machine.ts";
import type { MicroAnswer, SentMicroOrder } from "./reconcile-micro-order.ts";

const { settings: _read, isQuoteOld: _validated, ...appFacts } = fineFacts;

/** The facts from the app at the start, on a clock that is set to noon. */
export const ticketInput: MicroTicketInput = { ...appFacts, now: () => noon };

/** A ticket on a simulated clock, with requests that the test answers; its settings have not been read yet. */
export const openTicket = (changes: Partial<MicroTicketInput> = {}) => {
	const clock = new SimulatedClock();
	const readSettings = scriptedRequest<MicroSettings, QueryError>();
	const send = scriptedRequest<MicroAnswer, CommandError, SentMicroOrder>();
	const reconcile = scriptedRequest<ReconcileResult<MicroAnswer>, QueryError, SentMicroOrder>();
	const machine = microTicketMachine.provide({
		actors: { readSettings: readSettings.logic, send: send.logic, reconcile: reconcile.logic },
	});
	let slept = 0;
	const now = () => instant(noon + clock.now() + slept);
	const actor = createActor(machine, { clock, input: { ...ticketInput, now, ...changes } });
	const emitted: MicroTicketEmitted[] = [];
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	return {
		actor,
		clock,
		readSettings,
		send,
		reconcile,
		emitted,
		now,
		/** Moves the clock forward or back without running timers. */
		sleep: (milliseconds: number) => {
			slept += milliseconds;
		},
		type: (text: string) => actor.send({ type: "change", change: { is: "amount", text } }),
		dispatch: (facts: MicroExternalFacts) => actor.send({ type: "facts", facts }),
		up: () => actor.send({ type: "press", direction: "up" }),
		down: () => actor.send({ type: "press", direction: "down" }),
		confirm: () => actor.send({ type: "confirm" }),
		/** Waits until a tap no longer counts as the second one of a double tap. */
		read: () => clock.increment(doubleTapWindowMs),
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		facts: () => actor.getSnapshot().context.facts,
		form: () => actor.getSnapshot().context.form,
	};
};

/** A ticket that can be filled in. */
export const startTicket = async (changes: Partial<MicroTicketInput> = {}, settings = fineFacts.settings) => {
	const ticket = openTicket(changes);
	if (settings) await ticket.readSettings.succeed(settings);
	return ticket;
};

/** An order of an earlier page, and the answer to one. */
export const unanswered: SentMicroOrder = {
	order: { instrument: euroDollar.id, direction: "up", amount: moneyOf("20"), seconds: 30 },
	symbol: "EUR/USD",
	terms: { income: moneyOf("17"), loss: moneyOf("20"), percent: rate(decimal("85")) },
	lastOrderId: microOrderId(600),
};

export const answer = { message: "Order placed", id: microOrderId(601) };
