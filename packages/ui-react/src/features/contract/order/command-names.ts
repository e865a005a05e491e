import type { OrderCommand } from "@tradewind/domain/contract";

/** The translation key of each command's name. */
export const commandNames: Readonly<Record<OrderCommand, string>> = {
	close: "contract.order.close",
	cancel: "contract.order.cancel",
	"set stops": "contract.order.setStops",
};

/** The translation key of what a command that was refused or not carried out has not done. */
export const notDoneNames: Readonly<Record<OrderCommand, string>> = {
	close: "contract.order.notDone.close",
	cancel: "contract.order.notDone.cancel",
	"set stops": "contract.order.notDone.set-stops",
};
