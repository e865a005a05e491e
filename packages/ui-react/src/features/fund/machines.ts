import type { CommandReply } from "@tradewind/domain/command";
import {
	type Fund,
	type FundId,
	type FundSummary,
	Funds,
	fundListPage,
	fundSubscriptionMachine,
	type Income,
	type Redemption,
	readFund,
	readSubscription,
	reconcileRedemption,
	reconcileSubscription,
	redemptionMachine,
	type SentSubscription,
	type Subscription,
	type SubscriptionId,
} from "@tradewind/domain/fund";
import {
	createFullListMachine,
	createPagedListMachine,
	type PageRequest,
} from "@tradewind/domain/paged-list";
import type { CommandError } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { Effect, Option } from "effect";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import type { App } from "../../state/app.ts";
import { defineMachines } from "../../state/machines.ts";
import { oncePer, oncePerId } from "../../state/once-per.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";

interface FundsQuery {
	/** Visitors have no totals. */
	readonly hasTotals: boolean;
}

/** The funds, with the customer's totals (Spec 2 §2). */
const fundsMachine = createPagedListMachine<Fund, FundId, FundsQuery, FundSummary | undefined>({
	keyOf: ({ id }) => id,
	changesOrder: true,
});

/** The customer's subscriptions, newest first (Spec 2 §2). */
const subscriptionsMachine = createPagedListMachine<Subscription, SubscriptionId, undefined, undefined>({
	keyOf: ({ id }) => id,
});

/** All subscriptions of the customer, for an export. */
const exportMachine = createFullListMachine<Subscription, SubscriptionId, undefined, undefined>({
	keyOf: ({ id }) => id,
});

/** The income of a subscription, newest first (Spec 2 §2). */
const incomesMachine = createPagedListMachine<
	Income,
	number,
	{ readonly subscription: SubscriptionId },
	undefined
>({ keyOf: ({ id }) => id });

const readSubscriptions = ({ page }: PageRequest<undefined>) =>
	Effect.map(
		Funds.use((port) => port.subscriptions(page)),
		fundListPage,
	);

export const machines = defineMachines((request) => ({
	funds: fundsMachine.provide({
		actors: {
			readPage: request(
				({ query, page }) =>
					Effect.map(
						Effect.all(
							{
								funds: Funds.use((port) => port.funds(page)),
								totals: query.hasTotals
									? Effect.option(Funds.use((port) => port.summary))
									: Effect.succeed(Option.none()),
							},
							{ concurrency: 2 },
						),
						({ funds, totals }) => ({ ...fundListPage(funds), extra: Option.getOrUndefined(totals) }),
					),
				shownReading,
			),
		},
	}),
	subscriptions: subscriptionsMachine.provide({
		actors: { readPage: request(readSubscriptions, shownReading) },
	}),
	export: exportMachine.provide({
		actors: { readPage: request(readSubscriptions, shownReading) },
	}),
	incomes: incomesMachine.provide({
		actors: {
			readPage: request(
				({ query, page }) =>
					Effect.map(
						Funds.use((port) => port.incomes({ ...query, page })),
						fundListPage,
					),
				shownReading,
			),
		},
	}),
	subscription: fundSubscriptionMachine.provide({
		actors: {
			readFund: request(readFund, shownReading),
			send: request<CommandReply, CommandError, SentSubscription>(
				({ order }) => Funds.use((port) => port.subscribe(order)),
				selfShownCommand,
			),
			reconcile: request(reconcileSubscription, shownReading),
		},
	}),
	redemption: redemptionMachine.provide({
		actors: {
			readSubscription: request(readSubscription, shownReading),
			send: request<CommandReply, CommandError, Redemption>(
				({ subscription }) => Funds.use((port) => port.redeem(subscription)),
				selfShownCommand,
			),
			reconcile: request(reconcileRedemption, shownReading),
		},
	}),
}));

const startFunds = (app: App, hasTotals: boolean) =>
	createActor(machines(app).funds, { input: { query: { hasTotals } } }).start();
const fundsOfVisitor = oncePer((app: App) => startFunds(app, false));
const fundsOfCustomer = keptPerSession((app, { customer }, ends) => ends(startFunds(app, !customer.isDemo)));

export const fundsOf = (app: App, signedIn: SignedIn | undefined) =>
	signedIn ? fundsOfCustomer(app, signedIn) : fundsOfVisitor(app);

export const subscriptionsOf = keptPerSession((app, _signedIn, ends) =>
	ends(createActor(machines(app).subscriptions, { input: { query: undefined } }).start()),
);

export const incomesOf = keptPerSession((app, _signedIn, ends) =>
	oncePerId((subscription: SubscriptionId) =>
		ends(createActor(machines(app).incomes, { input: { query: { subscription } } }).start()),
	),
);
