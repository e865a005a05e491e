import type { Customer } from "./customer.ts";

/** The key of the text that the screens show for each state of a machine. */
export const stateTexts: Readonly<Record<string, string>> = {
	"realtime.connecting": "shared.bar.reconnecting",
	"realtime.logging in": "shared.bar.reconnecting",
	"realtime.waiting to reconnect": "shared.bar.reconnecting",
	"realtime.offline": "shared.bar.offline",
	"realtime.live.login.settled": "shared.live",
	"realtime.live.login.refused": "session.unconfirmed",
	"realtime.live.login.retrying login": "shared.live",
	"realtime.live.heartbeat.pinging": "shared.live",
	"realtime.live.prices.stale": "shared.bar.stale",
	"realtime.live.prices.fresh": "shared.live",
	"session.restoring": "shared.account",
	"session.visitor": "session.login",
	"session.real customer": "user-centre.logout",
	"session.expired": "shared.signedOut.expired",
	"session.unreachable": "session.unconfirmed",
	"session.signing in.by login": "session.login",
	"orders.not loaded": "shared.orders",
	"orders.loading": "shared.list.refreshing",
	"orders.ready": "shared.orders",
	"orders.outdated": "shared.list.refresh",
	"orders.refreshing": "shared.list.refreshing",
	"orders.failed": "shared.list.failed",
	"balances.unknown": "shared.balance.forex",
	"balances.loading": "shared.balance.forex",
	"balances.ready": "shared.balance.forex",
	"balances.failed": "shared.noAnswer",
	"ticket.editing": "contract.ticket.free",
	"ticket.confirming.just shown": "contract.receipt.confirm.buy",
	"ticket.confirming.asking": "contract.receipt.confirm.buy",
	"ticket.sending": "shared.command.sending",
	"ticket.accepted": "contract.ticket.accepted.title",
	"ticket.outcome unknown.waiting": "shared.command.checking",
	"ticket.outcome unknown.reconciling": "shared.command.checking",
	"ticket.outcome unknown.unresolved": "shared.command.checkAgain",
	"ticket.not carried out": "shared.command.notPlaced",
	"order.pending": "contract.row.target",
	"order.holding": "contract.row.latestPrice",
	"order.closing.waiting for the reply": "contract.order.busy.close",
	"order.closing.pushed closed": "contract.order.busy.close",
	"order.cancelling": "contract.order.busy.cancel",
	"order.setting stops": "contract.order.busy.set-stops",
	"order.outcome unknown.waiting": "shared.command.checking",
	"order.outcome unknown.reconciling": "shared.command.checking",
	"order.outcome unknown.unresolved": "shared.command.checkAgain",
	"order.closed": "contract.order.closedByPlatform",
	"order.cancelled": "contract.order.cancelledByPlatform",
	"micro ticket.loading": "micro.ticket.title",
	"micro ticket.failed": "shared.noAnswer",
	"micro ticket.filling in": "micro.ticket.title",
	"micro ticket.confirming.just shown": "micro.confirm.title",
	"micro ticket.confirming.asking": "micro.confirm.title",
	"micro ticket.sending": "shared.command.sending",
	"micro ticket.accepted": "micro.ticket.accepted",
	"micro ticket.outcome unknown.waiting": "shared.command.checking",
	"micro ticket.outcome unknown.reconciling": "shared.command.checking",
	"micro ticket.outcome unknown.unresolved": "shared.command.checkAgain",
	"micro ticket.not carried out": "shared.command.notPlaced",
	"micro order.in progress.counting": "micro.running.left",
	"micro order.in progress.checking": "micro.order.checking",
	"micro order.in progress.waiting": "micro.order.checking",
	"micro order.settling": "micro.order.ending",
	"micro order.reading.requesting": "micro.order.ending",
	"micro order.reading.waiting": "micro.order.ending",
	"micro order.result unknown": "micro.order.checkAgain",
};

/** The states of `states` for which no text is known. */
export const statesWithoutText = (states: ReadonlySet<string>): readonly string[] =>
	[...states].filter((state) => stateTexts[state] === undefined);

/** The current states of the customer's machines. */
export const stateNames = (customer: Customer): readonly string[] => {
	const { realtime, orders, balances } = customer.app;
	const session = customer.session();
	const named: readonly (readonly [name: string, actor: Stateful | undefined])[] = [
		["realtime", realtime],
		["session", customer.app.session],
		["orders", orders],
		["balances", balances],
		["ticket", customer.ticket()],
		["micro ticket", session?.micro],
		...[...(session?.orders.values() ?? [])].map((actor) => ["order", actor] as const),
		...(session?.running?.get().orders ?? []).map((actor) => ["micro order", actor] as const),
	];
	return named.flatMap(([name, actor]) =>
		actor ? leavesOf(actor.getSnapshot().value).map((state) => `${name}.${state}`) : [],
	);
};

interface Stateful {
	readonly getSnapshot: () => { readonly value: unknown };
}

const leavesOf = (value: unknown): readonly string[] => {
	if (typeof value !== "object" || value === null) return [String(value)];
	return Object.entries(value).flatMap(([name, inner]) =>
		leavesOf(inner).map((leaf) => (leaf === "" ? name : `${name}.${leaf}`)),
	);
};
