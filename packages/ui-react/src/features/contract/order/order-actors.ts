import type {
	ContractOrder,
	ContractOrdersContext,
	contractOrderMachine,
	OrderCommand,
	OrderCommandDone,
	OrderCommandSuperseded,
	OrderId,
} from "@tradewind/domain/contract";
import type { CommandError } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { type ActorRefFrom, createActor } from "xstate";
import type { App } from "../../../state/app.ts";
import { keptPerSession } from "../../../state/keep.ts";
import { machines } from "./machines.ts";

export type OrderActor = ActorRefFrom<typeof contractOrderMachine>;

/** A command was refused or not carried out, or nobody can tell, and no sheet was there to say so. */
export interface CommandUntold {
	readonly type: "untold";
	readonly command: OrderCommand;
	readonly verdict: Verdict;
	/** As it stands now. */
	readonly order: ContractOrder;
}

type Verdict = CommandError | "not carried out" | "cannot tell";

export type OrderNews = OrderCommandDone | OrderCommandSuperseded | CommandUntold;

type Actors = Map<OrderId, OrderActor>;

/** Orders that were closed or cancelled because their customer asked for it. */
const ended = new WeakSet<OrderActor>();

/** Orders whose sheet is on the screen. */
const watched = new WeakSet<OrderActor>();

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
		if (done.command === "set stops") app.orders.send({ type: "stops set", id: order.id, stops });
		else {
			ended.add(made);
			app.activity.emit({ type: "own command", id: order.id, command: "carried out" });
			app.orders.send({ type: "closed", ids: [order.id] });
		}
		app.balances.send({ type: "load" });
		onNews(done);
	});
	made.on("superseded", (superseded) => {
		app.balances.send({ type: "load" });
		onNews(superseded);
	});
	readListsAfterCommands(app, made);
	tellOwnCommands(app, made, order.id);
	tellUnwatched(made, onNews);
	return made;
};

/** The sheet of the order is on the screen, and says itself what comes of a command, until the result is called. */
export const watchOrder = (actor: OrderActor): (() => void) => {
	watched.add(actor);
	return () => void watched.delete(actor);
};

/** Whether it was closed or cancelled by its customer, and not behind their back. */
export const wasEndedByCustomer = (actor: OrderActor): boolean => ended.has(actor);

/** Carried out, refused or given up: what the lists say is older than that (Spec 1 §4). */
const readListsAfterCommands = (app: App, actor: OrderActor): void => {
	let wasBusy = false;
	actor.subscribe((snapshot) => {
		const isBusy = snapshot.hasTag("busy");
		if (wasBusy && !isBusy) app.orders.send({ type: "refresh" });
		wasBusy = isBusy;
	});
};

/** What a customer asks for here is no news to them, unless it is not carried out. */
const tellOwnCommands = (app: App, actor: OrderActor, id: OrderId): void => {
	let isAsked = false;
	actor.subscribe((snapshot) => {
		const isEnding = snapshot.matches("closing") || snapshot.matches("cancelling");
		if (isEnding && !isAsked) app.activity.emit({ type: "own command", id, command: "asked" });
		const isOpen = !isEnding && !snapshot.matches("outcome unknown");
		if (isAsked && isOpen && !ended.has(actor)) app.activity.emit({ type: "own command failed", id });
		isAsked = isEnding || (isAsked && !isOpen);
	});
};

/** Pitfall 2: what was asked and not carried out is told, though its sheet was closed meanwhile. */
const tellUnwatched = (actor: OrderActor, onNews: (news: CommandUntold) => void): void => {
	let known: Verdict | undefined;
	actor.subscribe((snapshot) => {
		const isInDoubt = snapshot.matches("outcome unknown");
		// A round of looks that ends as the last one did is no news.
		if (isInDoubt && snapshot.hasTag("busy")) return;
		const { command, order, refusal, wasNotCarriedOut } = snapshot.context;
		const last = known;
		known = isInDoubt ? "cannot tell" : wasNotCarriedOut ? "not carried out" : refusal;
		if (known && known !== last && command && !watched.has(actor))
			onNews({ type: "untold", command, verdict: known, order });
	});
};

/**
 * The orders that the customer has opened, one map per session. A command goes on, and its outcome is reported, when the
 * order's sheet is closed or another tab is shown, but never to another customer.
 */
const actorsOf = keptPerSession((app, signedIn) => {
	const actors: Actors = new Map();
	const reading = app.orders.subscribe(({ context }) => tell(actors, context));
	const reconnections = app.realtime.on("reconnected", () => {
		for (const actor of actors.values()) actor.send({ type: "reconnected" });
	});
	const session = app.session.subscribe(({ context }) => {
		if (context.signedIn === signedIn) return;
		session.unsubscribe();
		reading.unsubscribe();
		reconnections.unsubscribe();
		for (const actor of actors.values()) actor.stop();
	});
	return actors;
});

/**
 * Said again until it is taken: an order that waits for an answer does not listen. Few have been opened of the many that
 * there may be, and this is done at every push.
 */
const tell = (actors: Actors, { holding, pending, closed, lastOrderId }: ContractOrdersContext): void => {
	if (lastOrderId === undefined) return;
	for (const [id, actor] of actors) {
		const order = holding.find((one) => one.id === id) ?? pending.find((one) => one.id === id);
		if (closed.has(id)) actor.send({ type: "pushed closed" });
		else if (order !== actor.getSnapshot().context.order) actor.send({ type: "read", order });
	}
};
