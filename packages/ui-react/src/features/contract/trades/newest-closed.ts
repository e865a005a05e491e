import { orderHistory } from "@tradewind/domain/contract";
import { keptPerSession } from "../../../kept/keep.ts";
import type { App } from "../../../state/app.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { startList } from "../../../ui/list/list-machine.ts";

/** The ids of the open positions. */
export const holdingIds = ({ context }: ReturnType<App["orders"]["getSnapshot"]>): string =>
	context.holding.map(({ id }) => id).join(" ");

/**
 * The newest page of the closed orders, one list per session; read again when an order leaves the open positions. Older
 * rows are dropped then: the page may stay open for a day.
 */
export const newestClosedOf = keptPerSession((app, signedIn) => {
	const made = startList(app, orderHistory, { range: undefined });
	let isWanted = false;
	const refresh = () => {
		isWanted = made.getSnapshot().hasTag("busy");
		if (!isWanted) made.send({ type: "refresh", startsOver: true });
	};
	// A read in flight may have started before the change, so another one follows.
	made.subscribe((snapshot) => {
		if (isWanted && !snapshot.hasTag("busy")) refresh();
	});
	let before: readonly string[] = [];
	const stopFollowing = subscribeTo(app.orders, holdingIds, (holding) => {
		const ids = holding.split(" ");
		const hasLost = before.some((id) => !ids.includes(id));
		before = holding === "" ? [] : ids;
		if (hasLost) refresh();
	});
	const session = app.session.subscribe(({ context }) => {
		if (context.signedIn === signedIn) return;
		session.unsubscribe();
		stopFollowing();
		made.stop();
	});
	return made;
});
