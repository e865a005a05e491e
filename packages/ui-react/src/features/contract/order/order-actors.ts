import type {
	ContractOrder,
	ContractOrdersContext,
	closedOrderMachine,
	contractOrderMachine,
	OrderCommand,
	OrderCommandDone,
	OrderCommandSuperseded,
	OrderId,
} from "@tradewind/domain/contract";
import type { CommandError } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { type ActorRefFrom, createActor } from "xstate";
import { keptPerSession } from "../../../kept/keep.ts";
import { recordLater } from "../../../kept/record-later.ts";
import type { App } from "../../../state/app.ts";
import { onReconnect } from "../../../state/on-reconnect.ts";
import { machines } from "./machines.ts";

export type OrderActor = ActorRefFrom<typeof contractOrderMachine>;

/** A command was refused, not executed or has an unknown outcome, and no sheet was open to show it. */
export interface UnseenFailure {
	readonly type: "unseen failure";
	readonly command: OrderCommand;
	readonly failure: Failure;
	/** The order's current state. */
	readonly order: ContractOrder;
}

type Failure = CommandError | "not carried out" | "outcome unknown";

export type OrderNews = OrderCommandDone | OrderCommandSuperseded | UnseenFailure;

type Actors = Map<OrderId, OrderActor>;

/** The end of an order by its customer's command. */
export interface OrderEnd {
	readonly command: "close" | "cancel";
	/** The platform's text; absent if the answer was lost. */
	readonly message: string | undefined;
	/** The platform's record of a closed order, which the answer does not contain. */
	readonly record: ClosedOrderActor | undefined;
}

export type ClosedOrderActor = ActorRefFrom<typeof closedOrderMachine>;

/** Orders that their customer closed or cancelled. */
const ends = new WeakMap<OrderActor, OrderEnd>();

/** Orders whose sheet is open. */
const withOpenSheet = new WeakSet<OrderActor>();

export const orderActorOf = (
	app: App,
	signedIn: SignedIn,
	order: ContractOrder,
	onNews: (news: OrderNews) => void,
): OrderActor => {
	const actors = actorsOf(app, signedIn);
	const known = actors.get(order.id);
	if (known) return known;
	const made = createActor(machines(app).order, { input: { order } }).start();
	actors.set(order.id, made);
	made.on("done", (done) => {
		const { stops } = made.getSnapshot().context;
		const { command, message } = done;
		if (command === "set stops") app.orders.send({ type: "stops set", id: order.id, stops });
		else {
			const record = command === "close" ? readClosedOrder(app, order.id) : undefined;
			ends.set(made, { command, message, record });
			app.activity.emit({ type: "own command", id: order.id, command: "carried out" });
			app.orders.send({ type: "closed", ids: [order.id] });
		}
		app.balances.send({ type: "load" });
		// An open sheet shows the receipt.
		if (!withOpenSheet.has(made)) onNews(done);
	});
	made.on("superseded", (superseded) => {
		app.balances.send({ type: "load" });
		onNews(superseded);
	});
	readListsAfterCommands(app, made);
	reportOwnCommands(app, made, order.id);
	reportUnseenFailures(made, onNews);
	recordLater(() =>
		import("./record-order-commands.ts").then((file) => () => file.recordOrderCommands(app, made)),
	);
	return made;
};

/**
 * Marks the order's sheet as open: the sheet shows the outcome of a command itself. The returned function unmarks it.
 */
export const markSheetOpen = (actor: OrderActor): (() => void) => {
	withOpenSheet.add(actor);
	return () => void withOpenSheet.delete(actor);
};

/** How the customer closed or cancelled the order; undefined while it is open, and if the platform ended it. */
export const endOf = (actor: OrderActor): OrderEnd | undefined => ends.get(actor);

const readClosedOrder = (app: App, id: OrderId): ClosedOrderActor =>
	createActor(machines(app).closed, { input: { id } }).start();

/** The lists are older than the end of a command, so they are read again (Spec 1 §4). */
const readListsAfterCommands = (app: App, actor: OrderActor): void => {
	let wasBusy = false;
	actor.subscribe((snapshot) => {
		const isBusy = snapshot.hasTag("busy");
		if (wasBusy && !isBusy) app.orders.send({ type: "refresh" });
		wasBusy = isBusy;
	});
};

/** Reports the customer's own commands to the activity, so that it does not announce their results. */
const reportOwnCommands = (app: App, actor: OrderActor, id: OrderId): void => {
	let isAsked = false;
	actor.subscribe((snapshot) => {
		const isEnding = snapshot.matches("closing") || snapshot.matches("cancelling");
		if (isEnding && !isAsked) app.activity.emit({ type: "own command", id, command: "asked" });
		const isOpen = !isEnding && !snapshot.matches("outcome unknown");
		if (isAsked && isOpen && !ends.has(actor)) app.activity.emit({ type: "own command failed", id });
		isAsked = isEnding || (isAsked && !isOpen);
	});
};

/** Pitfall 2: reports a failed command if the order's sheet is closed. */
const reportUnseenFailures = (actor: OrderActor, onNews: (news: UnseenFailure) => void): void => {
	let known: Failure | undefined;
	actor.subscribe((snapshot) => {
		const isOutcomeUnknown = snapshot.matches("outcome unknown");
		// Checks that end with the same result are not reported again.
		if (isOutcomeUnknown && snapshot.hasTag("busy")) return;
		const { command, order, refusal, wasNotCarriedOut } = snapshot.context;
		const last = known;
		known = isOutcomeUnknown ? "outcome unknown" : wasNotCarriedOut ? "not carried out" : refusal;
		if (known && known !== last && command && !withOpenSheet.has(actor))
			onNews({ type: "unseen failure", command, failure: known, order });
	});
};

/**
 * The orders that the customer has opened, one map per session. A command continues and its outcome is reported when
 * the order's sheet is closed or another tab is shown, but never to another customer.
 */
const actorsOf = keptPerSession((app, signedIn) => {
	const actors: Actors = new Map();
	const reading = app.orders.subscribe(({ context }) => {
		updateOrders(actors, context);
		forgetEnded(actors);
	});
	const endReconnects = onReconnect(app, () => {
		for (const actor of actors.values()) {
			actor.send({ type: "reconnected" });
			endOf(actor)?.record?.send({ type: "read now" });
		}
	});
	const session = app.session.subscribe(({ context }) => {
		if (context.signedIn === signedIn) return;
		session.unsubscribe();
		reading.unsubscribe();
		endReconnects();
		for (const actor of actors.values()) {
			actor.stop();
			endOf(actor)?.record?.stop();
		}
	});
	return actors;
});

/** An order that has ended is no longer followed once its sheet is closed and the platform's record of it is known. */
const forgetEnded = (actors: Actors): void => {
	for (const [id, actor] of actors) {
		const snapshot = actor.getSnapshot();
		const hasEnded = snapshot.matches("closed") || snapshot.matches("cancelled");
		const isReading = endOf(actor)?.record?.getSnapshot().status === "active";
		if (hasEnded && !isReading && !withOpenSheet.has(actor)) actors.delete(id);
	}
};

/** Repeated at every push, because an order ignores updates during a command. Only opened orders are updated. */
const updateOrders = (
	actors: Actors,
	{ holding, pending, closed, lastOrderId }: ContractOrdersContext,
): void => {
	if (lastOrderId === undefined) return;
	for (const [id, actor] of actors) {
		const order = holding.find((one) => one.id === id) ?? pending.find((one) => one.id === id);
		if (closed.has(id)) actor.send({ type: "pushed closed" });
		else if (order !== actor.getSnapshot().context.order) actor.send({ type: "read", order });
	}
};
