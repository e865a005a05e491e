import {
	type ContractOrder,
	type changeTargetMachine,
	type OrderId,
	orderId,
} from "@tradewind/domain/contract";
import { toText, translateTypedDecimal, writeTypedDecimal } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { languageOf } from "@tradewind/domain/site";
import { Schema } from "effect";
import { type ActorRefFrom, createActor } from "xstate";
import { currentWords } from "../../../i18n/words.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { keptForm } from "../../../kept/kept-form.ts";
import type { App } from "../../../state/app.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import type { OrderActor } from "../order/order-actors.ts";
import { type ConfirmedChange, forgetChange, keepChange, notPlaced, placing } from "./interrupted-change.ts";
import { machines } from "./machines.ts";
import { type SentTarget, sentTarget } from "./sent-target.ts";

export type ChangeTargetActor = ActorRefFrom<typeof changeTargetMachine>;

type Changing = Pick<ContractOrder, "id" | "symbol"> & Partial<Pick<ContractOrder, "askedPrice">>;

/** Changes whose sheet is open: it shows the outcome itself. */
const shown = new WeakSet<ChangeTargetActor>();

export const markChangeShown = (actor: ChangeTargetActor): (() => void) => {
	shown.add(actor);
	return () => void shown.delete(actor);
};

const changeActorsOf = keptPerSession((app, signedIn) => {
	const made = new Map<OrderId, ChangeTargetActor>();
	const start = (changing: Changing): ChangeTargetActor => {
		const actor = createActor(machines(app).changeTarget).start();
		made.set(changing.id, actor);
		if (changing.askedPrice)
			actor.send({
				type: "type",
				text: writeTypedDecimal(changing.askedPrice, currentWords().language.code),
			});
		keep(app, signedIn, actor, changing);
		return actor;
	};
	const cancels = new WeakSet<ChangeTargetActor>();
	return {
		of: (changing: Changing) => made.get(changing.id) ?? start(changing),
		/** The change of a pending order, which that order's own actor cancels. */
		ofOrder: (order: OrderActor): ChangeTargetActor => {
			const changing = order.getSnapshot().context.order;
			const actor = made.get(changing.id) ?? start(changing);
			if (!cancels.has(actor))
				cancelBy(order, actor, {
					id: changing.id,
					symbol: changing.symbol,
					owner: signedIn.customer.id,
					isPlacing: false,
				});
			cancels.add(actor);
			return actor;
		},
	};
});

/** Lets the actor of the order cancel it. */
const cancelBy = (order: OrderActor, actor: ChangeTargetActor, change: ConfirmedChange): void => {
	actor.on("cancel", () => {
		const { confirmed } = actor.getSnapshot().context.facts;
		keepChange(confirmed ? { ...change, order: sentTarget.write(confirmed) } : change);
		const done = order.on("done", ({ command }) => {
			if (command === "cancel") actor.send({ type: "cancelled" });
		});
		order.send({ type: "cancel" });
		const check = () => {
			const snapshot = order.getSnapshot();
			if (snapshot.matches("cancelling") || snapshot.matches("outcome unknown")) return;
			// 'done' is emitted before: what is not cancelled by now is kept.
			actor.send({ type: "kept" });
			if (actor.getSnapshot().matches("filling in")) forgetChange(change.id);
			done.unsubscribe();
			subscription.unsubscribe();
		};
		const subscription = order.subscribe(check);
		check();
	});
};

/** What is typed survives a reload, and an order that was placed without an answer is looked up after it. */
const keep = (
	app: App,
	signedIn: SignedIn,
	actor: ChangeTargetActor,
	{ id, symbol, askedPrice }: Changing,
): void => {
	const initial = actor.getSnapshot().context.form;
	actor.on("carried out", ({ answer }) => {
		forgetChange(id);
		if (answer.id !== undefined) app.orders.send({ type: "submitted", id: answer.id });
		app.balances.send({ type: "load" });
		if (!shown.has(actor))
			showToast("done", currentWords().t("contract.retarget.done", { symbol }), { to: "/order?type=0" });
	});
	actor.subscribe((snapshot) => {
		const { sent } = snapshot.context;
		if (snapshot.matches("sending") && sent) placing(id, sentTarget.write(sent));
		if (!snapshot.matches("only cancelled") || !snapshot.context.refusal) return;
		notPlaced(id);
		if (!shown.has(actor))
			showToast("refused", currentWords().t("contract.retarget.onlyCancelled"), { to: "/order?type=0" });
	});
	keptForm(app, signedIn, actor, {
		name: `change target ${id}`,
		command: { ...sentTarget, isResumedAtOnce: true },
		draft: {
			schema: Schema.Struct({ text: Schema.String, typedIn: Schema.String }),
			write: () => {
				const { form: text } = actor.getSnapshot().context;
				return text === initial && askedPrice ? undefined : { text, typedIn: currentWords().language.code };
			},
			restore: ({ text, typedIn }) => {
				const [from, to] = [languageOf(typedIn)?.code, currentWords().language.code];
				actor.send({ type: "type", text: from ? translateTypedDecimal(text, from, to) : text });
			},
		},
		journal: ({ order }: SentTarget) => ({
			is: "open contract order",
			amount: toText(order.quantity),
			subject: symbol,
			side: order.direction,
		}),
	});
};

/** The change of an order's target. It goes on when its sheet is closed, and ends with the session. */
export const changesOf = (app: App, signedIn: SignedIn) => changeActorsOf(app, signedIn).ofOrder;

/** The change of an order that is pending no more; from before a reload it is looked up. `undefined` for another customer's. */
export const interruptedOf = (
	app: App,
	signedIn: SignedIn,
	{ id, symbol, owner }: ConfirmedChange,
): ChangeTargetActor | undefined => {
	if (owner !== signedIn.customer.id) return undefined;
	return changeActorsOf(app, signedIn).of({ id: orderId(id), symbol });
};
