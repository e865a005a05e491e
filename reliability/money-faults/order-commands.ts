// Must be evaluated before the app's modules.
import "../network-seam.ts";
import { instrumentId } from "@tradewind/domain/market";
import { decimal, price, quantity, rate } from "@tradewind/domain/money";
import { interruptedOf } from "../../packages/ui-react/src/features/contract/closing/change-target-actor.ts";
import type { App } from "../../packages/ui-react/src/state/app.ts";
import type { MoneyCommand } from "./money-command.ts";

/** Far below the price, so that it is not filled. */
const target = "0.5";

const sends = ({ orders }: App) => ({
	order: {
		instrument: instrumentId(1),
		direction: "buy" as const,
		quantity: quantity(decimal("0.1")),
		multiple: rate(decimal("100")),
		targetPrice: price(decimal(target)),
		stopLoss: undefined,
		takeProfit: undefined,
	},
	lastOrderId: orders.getSnapshot().context.lastOrderId,
});

/** The new order of a pending one whose price is changed, once the platform has cancelled the old one. */
export const orderCommands: readonly MoneyCommand[] = [
	{
		name: "order at a changed price",
		call: "contract.submit",
		prepare: ({ control }) => {
			control.market({ code: "EURUSD", open: true });
		},
		open: (app, signedIn) => {
			const cancelled = { id: 1, symbol: "EUR/USD", owner: signedIn.customer.id, isPlacing: false };
			const actor = interruptedOf(app, signedIn, cancelled);
			if (!actor) throw new Error("the order is being changed already");
			actor.on("cancel", () => actor.send({ type: "cancelled" }));
			return {
				actor,
				fill: () => actor.send({ type: "type", text: target }),
				press: () => actor.send({ type: "confirm", sends: sends(app) }),
			};
		},
		executed: ({ control }) => control.state().orders.length,
	},
];
