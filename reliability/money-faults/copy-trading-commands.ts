import { copyTrading } from "@tradewind/contracts";
import { userId } from "@tradewind/domain/copy-trading";
import type { Platform } from "@tradewind/mock-server";
import { followOf } from "../../packages/ui-react/src/features/copy-trading/traders/follow-actor.ts";
import { subscribeTo } from "../../packages/ui-react/src/state/subscribe.ts";
import { ask, rowsOf } from "./ask.ts";
import type { MoneyCommand } from "./money-command.ts";

const trader = userId(1001);

const followedCount = async (platform: Platform): Promise<number> =>
	rowsOf(await ask(platform, copyTrading.getFollowedTraders, {})).length;

/** Following a trader, and no longer following one. */
export const copyTradingCommands: readonly MoneyCommand[] = [
	{
		name: "follow of a trader",
		call: copyTrading.followTrader.id,
		scenario: "default",
		open: (app, signedIn) => {
			const actor = followOf(app, signedIn)(trader);
			// As the settings page does.
			subscribeTo(
				actor,
				(snapshot) => snapshot.matches("not followed"),
				(isShown) => isShown && queueMicrotask(() => actor.send({ type: "follow" })),
			);
			return {
				actor,
				fill: () => {
					actor.send({ type: "change", change: { is: "agreement", isAgreed: true } });
					actor.send({ type: "go on" });
					actor.send({ type: "change", change: { is: "multiple", text: "2" } });
					actor.send({ type: "change", change: { is: "max amount", text: "100" } });
				},
				press: () => actor.send({ type: "submit" }),
				typed: () => {
					const { multiple, maxAmount } = actor.getSnapshot().context.form;
					return { multiple, maxAmount };
				},
			};
		},
		executed: followedCount,
	},
	{
		name: "end of a follow",
		call: copyTrading.cancelFollow.id,
		scenario: "default",
		prepare: async (platform) => {
			const settings = { trader_id: String(trader), multiple: "1", max_amount: "100" };
			await ask(platform, copyTrading.followTrader, settings);
		},
		open: (app, signedIn) => {
			const actor = followOf(app, signedIn)(trader);
			return {
				actor,
				fill: () => actor.send({ type: "unfollow" }),
				press: () => actor.send({ type: "confirm" }),
				typed: () => undefined,
			};
		},
		executed: async (platform) => 1 - (await followedCount(platform)),
	},
];
