import { Equal } from "effect";
import type { Price } from "../../money/decimal.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { ContractOrder } from "./contract-order.ts";

/** What a customer can ask of an order that there is (Spec 1 §4). */
export type OrderCommand = "close" | "cancel" | "set stops";

/** `undefined` is none. */
export interface Stops {
	readonly stopLoss: Price | undefined;
	readonly takeProfit: Price | undefined;
}

/** A command was carried out. `message` is the platform's sentence (Spec 1 §7), absent where its answer never came. */
export interface OrderCommandDone {
	readonly type: "done";
	readonly command: OrderCommand;
	readonly message: string | undefined;
}

/** The platform had closed the order before the customer's closing came, which was certainly not carried out. */
export interface OrderCommandSuperseded {
	readonly type: "superseded";
	readonly refusal: CommandError | undefined;
}

/**
 * Whether a command whose answer was lost was carried out, judged by how the order stands now: `done`, `not done` for
 * good (the order is past it), `not yet` (it may still come), `cannot tell` (no list shows the order).
 */
export const orderCommandResult = (
	command: OrderCommand | undefined,
	asked: Stops,
	order: ContractOrder | undefined,
): "done" | "not done" | "not yet" | "unknown" => {
	if (order === undefined) return "unknown";
	const { stage } = order;
	const isOver = stage === "closed" || stage === "cancelled";
	const isDone = {
		close: stage === "closed",
		cancel: stage === "cancelled",
		"set stops": sameStop(order.stopLoss, asked.stopLoss) && sameStop(order.takeProfit, asked.takeProfit),
	};
	if (command === undefined) return "not done";
	if (isDone[command]) return "done";
	return isOver ? "not done" : "not yet";
};

const sameStop = (a: Price | undefined, b: Price | undefined): boolean => Equal.equals(a, b);
