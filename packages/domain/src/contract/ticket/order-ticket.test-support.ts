import { createActor, SimulatedClock } from "xstate";
import type { CommandDone } from "../../command/command.ts";
import { doubleTapWindowMs } from "../../command/double-tap.ts";
import {
	AnswerLost,
	type CommandError,
	type QueryError,
	Refused,
	Unreachable,
} from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { instant } from "../../time/instant.ts";
import { euroDollar, holdingOrder, moneyOf, noon, quoteOf } from "../contract.test-support.ts";
import type { NewContractOrder } from "../contract-trading.port.ts";
import { type OrderId, orderId } from "../order/contract-order.ts";
import type { OrderTicketEmitted, OrderTicketInput } from "./order-ticket.events.ts";
import { orderTicketMachine } from "./order-ticket.machine.ts";
import type { OrderReconcileResult, SentOrder } from "./reconcile-order.ts";

export const lost = new AnswerLost({ reason: "no answer" });
export const refused = new Refused({ code: 3, message: "Too little margin" });
export const offline = new Unreachable({ reason: "offline" });
export const timedOut = new AnswerLost({ reason: "timed out" });
export const [mia, noah] = [7, 8];
export const found: OrderReconcileResult = { is: "confirmed", order: { ...holdingOrder, id: orderId(601) } };

/** A ticket on a simulated clock, with requests that the test answers. */
export const startTicket = (changes: Partial<OrderTicketInput> = {}) => {
	const clock = new SimulatedClock();
	const submit = scriptedRequest<CommandDone & { readonly id: OrderId }, CommandError, NewContractOrder>();
	const reconcile = scriptedRequest<OrderReconcileResult, QueryError, SentOrder>();
	const machine = orderTicketMachine.provide({
		actors: { submit: submit.logic, reconcile: reconcile.logic },
	});
	let slept = 0;
	const now = () => instant(noon + clock.now() + slept);
	const input: OrderTicketInput = {
		instrument: euroDollar,
		feeBasis: "per-quantity",
		language: "en",
		customerId: mia,
		awaitsSession: false,
		quote: quoteOf("1.08402"),
		freshness: { is: "live", since: noon },
		free: moneyOf("1000"),
		lastOrderId: orderId(600),
		now,
		showsReceipt: false,
		leadsToRisk: () => false,
		...changes,
	};
	const actor = createActor(machine, { clock, input });
	const emitted: OrderTicketEmitted[] = [];
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	const type = (field: "quantity" | "stopLoss" | "takeProfit" | "targetPrice", value: string) =>
		actor.send({ type: "change", field, value });
	return {
		actor,
		clock,
		submit,
		reconcile,
		emitted,
		now,
		/** Moves the clock forward or back without running timers. */
		sleep: (milliseconds: number) => {
			slept += milliseconds;
		},
		type,
		/** Waits until a tap no longer counts as the second one of a double tap. */
		read: () => clock.increment(doubleTapWindowMs),
		signIn: (customerId: number | undefined) => actor.send({ type: "session", customerId }),
		confirm: () => actor.send({ type: "confirm" }),
		buy: () => actor.send({ type: "press", direction: "buy" }),
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
	};
};

/** Sends an order whose answer is lost. */
export const ticketWithUnknownOutcome = async () => {
	const ticket = startTicket();
	ticket.buy();
	await ticket.submit.fail(lost);
	return ticket;
};
