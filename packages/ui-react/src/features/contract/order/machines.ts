import {
	ContractTrading,
	closedOrderMachine,
	contractOrderMachine,
	readOrder,
} from "@tradewind/domain/contract";
import { defineMachines } from "../../../state/machines.ts";
import { shownCommand, shownReading } from "../../../state/ports.ts";

export const machines = defineMachines((request) => ({
	order: contractOrderMachine.provide({
		actors: {
			close: request((id) => ContractTrading.use((port) => port.close(id)), shownCommand),
			cancel: request((id) => ContractTrading.use((port) => port.cancel(id)), shownCommand),
			setStops: request((stops) => ContractTrading.use((port) => port.setStops(stops)), shownCommand),
			readOrder: request(readOrder, shownReading),
		},
	}),
	closed: closedOrderMachine.provide({ actors: { readOrder: request(readOrder, shownReading) } }),
}));
