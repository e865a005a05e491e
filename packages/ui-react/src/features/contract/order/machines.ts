import { ContractTrading, contractOrderMachine, readOrder } from "@tradewind/domain/contract";
import { defineMachines } from "../../../state/machines.ts";

export const machines = defineMachines((request) => ({
	order: contractOrderMachine.provide({
		actors: {
			close: request((id) => ContractTrading.use((port) => port.close(id))),
			cancel: request((id) => ContractTrading.use((port) => port.cancel(id))),
			setStops: request((stops) => ContractTrading.use((port) => port.setStops(stops))),
			readOrder: request(readOrder),
		},
	}),
}));
