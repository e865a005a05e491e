import type {
	CommandDone,
	ContractOrder,
	ContractOrdersContext,
	contractOrderMachine,
	OrderId,
	SignedIn,
} from "@tradewind/domain";
import { type ActorRefFrom, createActor } from "xstate";
import type { App } from "../../../shell/app.ts";

export type OrderActor = ActorRefFrom<typeof contractOrderMachine>;

interface Kept {
	readonly actors: Map<OrderId, OrderActor>;
	/** The order as it was last told to its actor. */
	readonly told: Map<OrderId, ContractOrder>;
}

/**
 * The orders that were opened, for the length of a session: what a customer asked of an order goes on, and is told,
 * when its sheet is closed or another tab is shown.
 */
const kept = new WeakMap<SignedIn, Kept>();

export const orderActorOf = (
	app: App,
	signedIn: SignedIn,
	order: ContractOrder,
	onDone: (done: CommandDone, order: ContractOrder) => void,
): OrderActor => {
	const { actors, told } = keptFor(app, signedIn);
	const known = actors.get(order.id);
	if (known) return known;
	const made = createActor(app.machines.contractOrder, { input: { order } }).start();
	made.on("done", (done) => {
		const { stops } = made.getSnapshot().context;
		if (done.command === "set stops") app.orders.send({ type: "stops set", id: order.id, stops });
		else app.orders.send({ type: "closed", ids: [order.id] });
		app.balances.send({ type: "load" });
		onDone(done, order);
	});
	actors.set(order.id, made);
	told.set(order.id, order);
	return made;
};

const keptFor = (app: App, signedIn: SignedIn): Kept => {
	const known = kept.get(signedIn);
	if (known) return known;
	const made: Kept = { actors: new Map(), told: new Map() };
	kept.set(signedIn, made);
	const subscription = app.orders.subscribe(({ context }) => tell(made, context));
	const end = app.session.on("signed out", () => {
		subscription.unsubscribe();
		end.unsubscribe();
	});
	return made;
};

const tell = ({ actors, told }: Kept, context: ContractOrdersContext): void => {
	const { holding, pending, closed, lastOrderId } = context;
	if (lastOrderId === undefined) return;
	const open = new Map([...pending, ...holding].map((order) => [order.id, order]));
	for (const [id, actor] of actors) {
		const order = open.get(id);
		if (closed.has(id)) actor.send({ type: "pushed closed" });
		if (order === told.get(id)) continue;
		if (order) told.set(id, order);
		else told.delete(id);
		if (!closed.has(id)) actor.send({ type: "read", order });
	}
};
