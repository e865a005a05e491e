import { ContractTrading, type NewContractOrder } from "../contract-trading.port.ts";
import { reconcileOrder } from "./reconcile-order.ts";

/** The requests of `orderTicketMachine`. */
export const orderTicketRequests = {
	commands: { submit: (order: NewContractOrder) => ContractTrading.use((port) => port.submit(order)) },
	readings: { reconcile: reconcileOrder },
};
