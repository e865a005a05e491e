import type { OrderCommand } from "@tradewind/domain/contract";

/** The keys of what a command to an order is called. */
export const commandNames: Readonly<Record<OrderCommand, string>> = {
	close: "contract.order.close",
	cancel: "contract.order.cancel",
	"set stops": "contract.order.setStops",
};
