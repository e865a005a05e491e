// Must be evaluated before the app's modules.
import "../network-seam.ts";
import { transferOf } from "../../packages/ui-react/src/features/transfer/transfer-actor.ts";
import { copyTradingCommands } from "./copy-trading-commands.ts";
import { depositCommands } from "./deposit-commands.ts";
import { fundCommands } from "./fund-commands.ts";
import { loanCommands } from "./loan-commands.ts";
import type { MoneyCommand } from "./money-command.ts";
import { orderCommands } from "./order-commands.ts";
import { withdrawalCommands } from "./withdrawal-commands.ts";

/** Every money command of the app, with the form that sends it. */
export const moneyCommands: readonly MoneyCommand[] = [
	{
		name: "transfer",
		call: "transfer.transfer",
		open: (app, signedIn) => {
			const actor = transferOf(app, signedIn);
			return {
				actor,
				fill: () => actor.send({ type: "change", change: { is: "amount", text: "25.5" } }),
				press: () => actor.send({ type: "submit" }),
			};
		},
		executed: (platform) =>
			platform.control.state().journal.filter(({ occasion }) => occasion === "transfer").length,
	},
	...depositCommands,
	...withdrawalCommands,
	...fundCommands,
	...loanCommands,
	...copyTradingCommands,
	...orderCommands,
];
