import type { changeTargetMachine, OrderId } from "@tradewind/domain/contract";
import { writeTypedDecimal } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { type ActorRefFrom, createActor } from "xstate";
import { currentWords } from "../../../i18n/words.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import type { App } from "../../../state/app.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import type { OrderActor } from "../order/order-actors.ts";
import { machines } from "./machines.ts";

export type ChangeTargetActor = ActorRefFrom<typeof changeTargetMachine>;

/** Changes whose sheet is open: it shows the outcome itself. */
const shown = new WeakSet<ChangeTargetActor>();

export const markChangeShown = (actor: ChangeTargetActor): (() => void) => {
	shown.add(actor);
	return () => void shown.delete(actor);
};

const changeActorsOf = keptPerSession((app, _signedIn, endsWithSession) => {
	const made = new Map<OrderId, ChangeTargetActor>();
	return (order: OrderActor): ChangeTargetActor => {
		const { id, symbol, askedPrice } = order.getSnapshot().context.order;
		const known = made.get(id);
		if (known) return known;
		const actor = createActor(machines(app).changeTarget);
		made.set(id, actor);
		actor.on("cancel", () => {
			const done = order.on("done", ({ command }) => {
				if (command === "cancel") actor.send({ type: "cancelled" });
			});
			order.send({ type: "cancel" });
			const check = () => {
				const snapshot = order.getSnapshot();
				if (snapshot.matches("cancelling") || snapshot.matches("outcome unknown")) return;
				// 'done' is emitted before: what is not cancelled by now is kept.
				actor.send({ type: "kept" });
				done.unsubscribe();
				subscription.unsubscribe();
			};
			const subscription = order.subscribe(check);
			check();
		});
		actor.on("carried out", ({ answer }) => {
			if (answer.id !== undefined) app.orders.send({ type: "submitted", id: answer.id });
			app.balances.send({ type: "load" });
			if (!shown.has(actor))
				showToast("done", currentWords().t("contract.retarget.done", { symbol }), { to: "/order?type=0" });
		});
		actor.subscribe((snapshot) => {
			if (snapshot.matches("only cancelled") && snapshot.context.refusal && !shown.has(actor))
				showToast("refused", currentWords().t("contract.retarget.onlyCancelled"), { to: "/order?type=3" });
		});
		endsWithSession(actor.start());
		if (askedPrice)
			actor.send({ type: "type", text: writeTypedDecimal(askedPrice, currentWords().language.code) });
		return actor;
	};
});

/** The change of an order's target. It goes on when its sheet is closed, and ends with the session. */
export const changesOf = (app: App, signedIn: SignedIn) => changeActorsOf(app, signedIn);
