import { Effect } from "effect";
import type { ReconcileResult } from "../../command/command.ts";
import { ContractTrading } from "../contract-trading.port.ts";
import { reconcileOrder, type SentOrder } from "../ticket/reconcile-order.ts";
import type { TargetChanged } from "./change-target.machine.ts";

/** The requests of `changeTargetMachine`: those of the ticket. */
export const changeTargetRequests = {
	commands: {
		send: ({ order }: SentOrder) =>
			Effect.map(
				ContractTrading.use((port) => port.submit(order)),
				(placed): TargetChanged => placed,
			),
	},
	readings: {
		reconcile: (sent: SentOrder) =>
			Effect.map(
				reconcileOrder(sent),
				(found): ReconcileResult<TargetChanged> =>
					found.is === "confirmed"
						? { is: found.is, answer: { message: undefined, id: found.order.id } }
						: { is: found.is },
			),
	},
};
