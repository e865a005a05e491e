import type { Money, Price } from "../../money/decimal.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { ContractOrder } from "./contract-order.ts";
import type { OrderCommand, Stops } from "./order-command.ts";

export interface ContractOrderContext {
	readonly order: ContractOrder;
	/** The command under way or in doubt, else the last one. */
	readonly command: OrderCommand | undefined;
	/** What the last 'set stops' asked for. */
	readonly stops: Stops;
	/** Why the last command was certainly not carried out; until the next one or 'dismiss'. */
	readonly refusal: CommandError | undefined;
	/** The last command was in doubt, and the order shows no trace of it; until the next one or 'dismiss'. */
	readonly wasNotCarriedOut: boolean;
	/** The command in doubt was not answered in time: the platform may carry it out yet. */
	readonly mayStillComplete: boolean;
	/** How often the order has been read for the command in doubt. */
	readonly reconcileAttempts: number;
}

export type ContractOrderEvent =
	| { readonly type: "close" }
	| { readonly type: "cancel" }
	| ({ readonly type: "set stops" } & Stops)
	| { readonly type: "update"; readonly latestPrice: Price; readonly profit: Money }
	| { readonly type: "pushed closed" }
	/** How the lists show the order now; `undefined` when no list of open orders has it any more. */
	| { readonly type: "read"; readonly order: ContractOrder | undefined }
	| { readonly type: "check again" }
	| { readonly type: "reconnected" }
	| { readonly type: "dismiss" };
