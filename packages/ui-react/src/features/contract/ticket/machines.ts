import { ContractTrading, orderTicketMachine, reconcileOrder } from "@tradewind/domain/contract";
import { defineMachines } from "../../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../../state/ports.ts";

export const machines = defineMachines((request) => ({
	ticket: orderTicketMachine.provide({
		actors: {
			submit: request((order) => ContractTrading.use((port) => port.submit(order)), selfShownCommand),
			reconcile: request(reconcileOrder, shownReading),
		},
	}),
}));
