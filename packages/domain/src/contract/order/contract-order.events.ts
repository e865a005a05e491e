import type { Money, Price } from "../../money/decimal.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { ContractOrder } from "./contract-order.ts";
import type { OrderCommand, Stops } from "./order-command.ts";

export interface ContractOrderContext {
	readonly order: ContractOrder;
	/** The command that is running or whose outcome is unknown, else the last one. */
	readonly command: OrderCommand | undefined;
	/** The stops that the last 'set stops' requested. */
	readonly stops: Stops;
	/** Why the last command was certainly not carried out; until the next command or 'dismiss'. */
	readonly refusal: CommandError | undefined;
	/**
	 * The outcome of the last command was unknown, and the order shows no trace of it; until the next command or
	 * 'dismiss'.
	 */
	readonly wasNotCarriedOut: boolean;
	/** The command with unknown outcome timed out: the platform may still carry it out. */
	readonly mayStillComplete: boolean;
	/** How often the order has been read for the command with unknown outcome. */
	readonly reconcileAttempts: number;
}

export type ContractOrderEvent =
	| { readonly type: "close" }
	| { readonly type: "cancel" }
	| ({ readonly type: "set stops" } & Stops)
	| { readonly type: "update"; readonly latestPrice: Price; readonly profit: Money }
	| { readonly type: "pushed closed" }
	/** The order as the lists show it; `undefined` when no list of open orders contains it. */
	| { readonly type: "read"; readonly order: ContractOrder | undefined }
	| { readonly type: "check again" }
	| { readonly type: "reconnected" }
	| { readonly type: "dismiss" };
