import { CopyTrading, type Trader, userId } from "@tradewind/domain/copy-trading";
import { Sessions } from "@tradewind/domain/session";
import { Effect, Layer } from "effect";
import { traderApplicationOf } from "../../features/copy-trading/application-actor.ts";
import { followOf } from "../../features/copy-trading/traders/follow-actor.ts";
import { customerOf } from "../../state/fake-app.test-support.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { execute, type KeptForm, testKeptForms, unused } from "./kept-form.test-support.ts";

const trader = userId(5);

const follow: KeptForm = {
	name: "follow of a trader",
	layer: (platform) => {
		const read = Effect.sync((): Trader => ({ ...ada, isFollowed: platform.executed > 0 }));
		return Layer.succeed(CopyTrading, {
			traders: () => unused,
			trader: () => read,
			followedTraders: Effect.map(read, (one) => (one.isFollowed ? [one] : [])),
			myFollowers: () => unused,
			orders: () => unused,
			follow: () => execute(platform),
			unfollow: () => unused,
			applyAsTrader: unused,
		});
	},
	open: (app, signedIn) => {
		const actor = followOf(app, signedIn)(trader);
		// As the settings page does.
		subscribeTo(
			actor,
			(snapshot) => snapshot.matches("not followed"),
			(isShown) => isShown && queueMicrotask(() => actor.send({ type: "follow" })),
		);
		return {
			isOpen: () => actor.getSnapshot().matches("reading the notice"),
			fill: () => {
				actor.send({ type: "change", change: { is: "multiple", text: "2" } });
				actor.send({ type: "change", change: { is: "max amount", text: "100" } });
			},
			typed: () => {
				const { multiple, maxAmount } = actor.getSnapshot().context.form;
				return { multiple, maxAmount };
			},
			press: () => {
				actor.send({ type: "change", change: { is: "agreement", isAgreed: true } });
				actor.send({ type: "go on" });
				actor.send({ type: "submit" });
			},
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: { multiple: "2", maxAmount: "100" },
	empty: { multiple: "", maxAmount: "" },
	receipt: { name: "follow 5", title: "copy-trading.receipt.follow" },
	journal: [],
	isLookedUp: true,
};

const ada: Trader = {
	userId: trader,
	nickname: "Ada",
	avatar: "",
	followers: undefined,
	openPositions: undefined,
	closedPositions: undefined,
	totalFollowed: undefined,
	autoOpened: undefined,
	maxFollowed: undefined,
	profitPercent: undefined,
	profit: undefined,
	copyProfit: undefined,
	isFollowed: false,
};

const application: KeptForm = {
	name: "application as trader",
	layer: (platform) =>
		Layer.mergeAll(
			Layer.succeed(CopyTrading, {
				traders: () => unused,
				trader: () => unused,
				followedTraders: unused,
				myFollowers: () => unused,
				orders: () => unused,
				follow: () => unused,
				unfollow: () => unused,
				applyAsTrader: execute(platform),
			}),
			// The platform has approved the application by the time that it is looked up.
			Layer.succeed(Sessions, {
				currentCustomer: Effect.sync(() => ({
					...customerOf(7, false),
					isTrader: platform.executed > 0,
				})),
			}),
		),
	open: (app, signedIn) => {
		const actor = traderApplicationOf(app, signedIn);
		return {
			isOpen: () => actor.getSnapshot().matches("reading the requirements"),
			fill: () => actor.send({ type: "change", change: { is: "agreement", isAgreed: true } }),
			typed: () => actor.getSnapshot().context.form.isAgreed,
			press: () => actor.send({ type: "submit" }),
			isDone: () => actor.getSnapshot().matches("accepted"),
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: true,
	empty: false,
	hasNoDraft: true,
	journal: [],
	isLookedUp: true,
};

testKeptForms([follow, application]);
