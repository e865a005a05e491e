import type { OrderCommand } from "@tradewind/domain/contract";

/** The translation key of each command's name. */
export const commandNames: Readonly<Record<OrderCommand, string>> = {
	close: "contract.order.close",
	cancel: "contract.order.cancel",
	"set stops": "contract.order.setStops",
};
