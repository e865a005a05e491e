import type { CommandReply } from "@tradewind/domain/command";
import type { OrderId } from "@tradewind/domain/contract";
import {
	CopyTrading,
	copiesMachine,
	type FollowCommand,
	type Follower,
	type FollowersSummary,
	type FollowOrder,
	type FollowOrdersQuery,
	followMachine,
	followOrderKey,
	type Leader,
	type LeaderOrder,
	Leaders,
	readCopies,
	readTrades,
	reconcileFollow,
	reconcileTraderApplication,
	type Trader,
	type TraderApplication,
	traderApplicationMachine,
	traderRiskMachine,
	type UserId,
	userId,
} from "@tradewind/domain/copy-trading";
import { createPagedListMachine } from "@tradewind/domain/paged-list";
import type { CommandError } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { Effect } from "effect";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import type { App } from "../../state/app.ts";
import { deviceNow } from "../../state/device-clock.ts";
import { defineMachines } from "../../state/machines.ts";
import { oncePer, oncePerId } from "../../state/once-per.ts";
import { selfShownCommand, shownCommand, shownReading } from "../../state/ports.ts";

interface RankingQuery {
	readonly order: LeaderOrder;
}

/** The ranking of leaders, page by page, best first (Spec 1 §2). */
const rankingMachine = createPagedListMachine<Leader, UserId, RankingQuery, undefined>({
	keyOf: (leader) => leader.userId,
	changesOrder: true,
});

/** Traders, best first (Spec 2 §2). */
const tradersMachine = createPagedListMachine<Trader, UserId, undefined, undefined>({
	keyOf: (trader) => trader.userId,
	changesOrder: true,
});

/** Orders of a trader, newest first (Spec 2 §2). */
const ordersMachine = createPagedListMachine<
	FollowOrder,
	OrderId,
	Omit<FollowOrdersQuery, "page">,
	undefined
>({ keyOf: followOrderKey });

/** The followers of the customer, with the totals (Spec 2 §2). */
const followersMachine = createPagedListMachine<Follower, UserId, undefined, FollowersSummary>({
	keyOf: (follower) => follower.userId,
	changesOrder: true,
});

export const machines = defineMachines((request) => ({
	ranking: rankingMachine.provide({
		actors: {
			readPage: request(
				({ query, page }) => Leaders.use((port) => port.ranking({ ...query, page })),
				shownReading,
			),
		},
	}),
	traders: tradersMachine.provide({
		actors: {
			readPage: request(({ page }) => CopyTrading.use((port) => port.traders(page)), shownReading),
		},
	}),
	followed: tradersMachine.provide({
		actors: {
			readPage: request(
				() =>
					Effect.map(
						CopyTrading.use((port) => port.followedTraders),
						(rows) => ({ rows, total: rows.length, extra: undefined }),
					),
				shownReading,
			),
		},
	}),
	followers: followersMachine.provide({
		actors: {
			readPage: request(({ page }) => CopyTrading.use((port) => port.myFollowers(page)), shownReading),
		},
	}),
	follow: followMachine.provide({
		actors: {
			readTrader: request((id: UserId) => CopyTrading.use((port) => port.trader(id)), shownReading),
			send: request<CommandReply, CommandError, FollowCommand>(
				(command) =>
					CopyTrading.use((port) =>
						command.is === "follow" ? port.follow(command) : port.unfollow(command.trader),
					),
				selfShownCommand,
			),
			reconcile: request(reconcileFollow, shownReading),
		},
	}),
	application: traderApplicationMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, TraderApplication>(
				() => CopyTrading.use((port) => port.applyAsTrader),
				shownCommand,
			),
			reconcile: request(() => reconcileTraderApplication, shownReading),
		},
	}),
	risk: traderRiskMachine.provide({ actors: { readTrades: request(readTrades, shownReading) } }),
	copies: copiesMachine.provide({ actors: { readCopies: request(readCopies, shownReading) } }),
	orders: ordersMachine.provide({
		actors: {
			readPage: request(
				({ query, page }) => CopyTrading.use((port) => port.orders({ ...query, page })),
				shownReading,
			),
		},
	}),
}));

/**
 * The ranking is the same for all customers, so it lives as long as the app. The tab keeps its rows and its order.
 */
export const rankingOf = oncePer((app: App) =>
	createActor(machines(app).ranking, { input: { query: { order: "threeWeekReturn" } } }).start(),
);

const startTraders = (app: App) =>
	createActor(machines(app).traders, { input: { query: undefined } }).start();
const tradersOfVisitor = oncePer(startTraders);
const tradersOfCustomer = keptPerSession((app, _signedIn, ends) => ends(startTraders(app)));

/** All traders; whether they are followed depends on the customer. */
export const tradersOf = (app: App, signedIn: SignedIn | undefined) =>
	signedIn ? tradersOfCustomer(app, signedIn) : tradersOfVisitor(app);

/** The traders that the customer follows. */
export const followedOf = keptPerSession((app, _signedIn, ends) =>
	ends(createActor(machines(app).followed, { input: { query: undefined } }).start()),
);

/** The followers of the customer. */
export const followersOf = keptPerSession((app, _signedIn, ends) =>
	ends(createActor(machines(app).followers, { input: { query: undefined } }).start()),
);

/** The trades of the last three weeks of each trader, whom cards and sheets show. */
export const tradesOf = oncePer((app: App) =>
	oncePerId((traderId: UserId) =>
		createActor(machines(app).risk, { input: { traderId, now: deviceNow().wall } }).start(),
	),
);

/** The customer's copies of each followed trader. */
export const copiesOf = keptPerSession((app, { customer }, ends) =>
	oncePerId((traderId: UserId) =>
		ends(
			createActor(machines(app).copies, {
				input: { traderId, followerId: userId(customer.id) },
			}).start(),
		),
	),
);
