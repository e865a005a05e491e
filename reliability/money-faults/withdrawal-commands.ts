import { withdrawal } from "@tradewind/contracts";
import type { WithdrawalKind } from "@tradewind/domain/withdrawal";
import type { Platform } from "@tradewind/mock-server";
import { boundWaysOf, recordsOf } from "../../packages/ui-react/src/features/withdrawal/kept-actors.ts";
import { withdrawalOf } from "../../packages/ui-react/src/features/withdrawal/order/withdrawal-actor.ts";
import { bindingOf } from "../../packages/ui-react/src/features/withdrawal/ways/binding-actor.ts";
import { ask } from "./ask.ts";
import type { MoneyCommand } from "./money-command.ts";

const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";
const tron = "1";
const dollar = "11";

const bind = async (platform: Platform): Promise<void> => {
	await ask(platform, withdrawal.bindDrawMethod, { type: "1", draw_id: tron, dc_address: address });
};

const bindBank = async (platform: Platform): Promise<void> => {
	await ask(platform, withdrawal.bindDrawMethod, {
		type: "2",
		draw_id: dollar,
		payee_name: "Mia Berg",
		payee_account: "0012345678",
		bank_name: "Bank of Examples",
	});
};

const waysCount = async (platform: Platform): Promise<number> => {
	const ways = await ask(platform, withdrawal.getDrawMethods, { draw_type: "1" });
	return Array.isArray(ways) ? ways.length : 0;
};

const withdrawalTo = (kind: WithdrawalKind): Omit<MoneyCommand, "name" | "prepare"> => ({
	call: withdrawal.draw.id,
	open: (app, signedIn) => {
		const actor = withdrawalOf(app, signedIn);
		recordsOf(app, signedIn)(kind);
		return {
			actor,
			fill: async (settle) => {
				actor.send({ type: "change", change: { is: "kind", kind } });
				await settle();
				const [way] = actor.getSnapshot().context.facts.ways ?? [];
				if (way) actor.send({ type: "change", change: { is: "way", wayId: way.id } });
				actor.send({ type: "change", change: { is: "amount", text: "50" } });
			},
			press: () => {
				actor.send({ type: "submit" });
				actor.send({ type: "confirm", payPassword: "" });
			},
		};
	},
	executed: (platform) => platform.control.state().withdrawals.length,
});

/** Withdrawals, and the addresses that they are paid to. */
export const withdrawalCommands: readonly MoneyCommand[] = [
	{ name: "withdrawal", prepare: bind, ...withdrawalTo("crypto") },
	{ name: "withdrawal to a bank", prepare: bindBank, ...withdrawalTo("bank") },
	{
		name: "binding of an address",
		call: withdrawal.bindDrawMethod.id,
		open: (app, signedIn) => {
			const actor = bindingOf(app, signedIn)("crypto");
			return {
				actor,
				fill: () => actor.send({ type: "change", change: { is: "address", text: address } }),
				press: () => actor.send({ type: "submit" }),
			};
		},
		executed: waysCount,
	},
	{
		name: "removal of an address",
		call: withdrawal.deleteDrawMethod.id,
		prepare: bind,
		open: (app, signedIn) => {
			const actor = boundWaysOf(app, signedIn)("crypto");
			return {
				actor,
				fill: () => {},
				press: () => {
					actor.send({ type: "remove", wayId: 1 });
					actor.send({ type: "confirm" });
				},
			};
		},
		executed: async (platform) => 1 - (await waysCount(platform)),
	},
];
