import { Equal } from "effect";
import type { Price } from "../../money/decimal.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { ContractOrder } from "./contract-order.ts";

/** The commands on an existing order (Spec 1 §4). */
export type OrderCommand = "close" | "cancel" | "set stops";

/** `undefined` means no stop. */
export interface Stops {
	readonly stopLoss: Price | undefined;
	readonly takeProfit: Price | undefined;
}

/** A command was carried out. `message` is the platform's text (Spec 1 §7), absent if the answer was lost. */
export interface OrderCommandDone {
	readonly type: "done";
	readonly command: OrderCommand;
	readonly message: string | undefined;
}

/** The platform closed the order before the customer's close command, which was not carried out. */
export interface OrderCommandSuperseded {
	readonly type: "superseded";
	readonly refusal: CommandError | undefined;
}

/**
 * Result of a command whose answer was lost, judged by the order as it is now: `done`; `not done`, because the order
 * has ended otherwise; `not yet`, because it may still be carried out; `unknown`, because no list contains the order.
 */
export const orderCommandResult = (
	command: OrderCommand | undefined,
	requested: Stops,
	order: ContractOrder | undefined,
): "done" | "not done" | "not yet" | "unknown" => {
	if (order === undefined) return "unknown";
	const { stage } = order;
	const isOver = stage === "closed" || stage === "cancelled";
	const isDone = {
		close: stage === "closed",
		cancel: stage === "cancelled",
		"set stops":
			sameStop(order.stopLoss, requested.stopLoss) && sameStop(order.takeProfit, requested.takeProfit),
	};
	if (command === undefined) return "not done";
	if (isDone[command]) return "done";
	return isOver ? "not done" : "not yet";
};

const sameStop = (a: Price | undefined, b: Price | undefined): boolean => Equal.equals(a, b);
