import { ContractTrading, orderTicketMachine, reconcileOrder } from "@tradewind/domain/contract";
import { defineMachines } from "../../../state/machines.ts";
import { shownCommand, shownReading } from "../../../state/ports.ts";

export const machines = defineMachines((request) => ({
	ticket: orderTicketMachine.provide({
		actors: {
			submit: request((order) => ContractTrading.use((port) => port.submit(order)), shownCommand),
			reconcile: request(reconcileOrder, shownReading),
		},
	}),
}));
