import {
	ContractTrading,
	closedOrderMachine,
	contractOrderMachine,
	readOrder,
} from "@tradewind/domain/contract";
import { defineMachines } from "../../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../../state/ports.ts";

export const machines = defineMachines((request) => ({
	order: contractOrderMachine.provide({
		actors: {
			close: request((id) => ContractTrading.use((port) => port.close(id)), selfShownCommand),
			cancel: request((id) => ContractTrading.use((port) => port.cancel(id)), selfShownCommand),
			setStops: request((stops) => ContractTrading.use((port) => port.setStops(stops)), selfShownCommand),
			readOrder: request(readOrder, shownReading),
		},
	}),
	closed: closedOrderMachine.provide({ actors: { readOrder: request(readOrder, shownReading) } }),
}));
