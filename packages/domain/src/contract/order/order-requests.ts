import { ContractTrading } from "../contract-trading.port.ts";
import type { OrderId } from "./contract-order.ts";
import type { Stops } from "./order-command.ts";
import { readOrder } from "./read-orders.ts";

/** The requests of `contractOrderMachine`. */
export const contractOrderRequests = {
	commands: {
		close: (id: OrderId) => ContractTrading.use((port) => port.close(id)),
		cancel: (id: OrderId) => ContractTrading.use((port) => port.cancel(id)),
		setStops: (stops: Stops & { readonly id: OrderId }) =>
			ContractTrading.use((port) => port.setStops(stops)),
	},
	readings: { readOrder },
};

/** The request of `closedOrderMachine`. */
export const closedOrderRequests = { readings: { readOrder } };
