import { decimal, type Money, money } from "@tradewind/domain/money";
import type { Contract } from "../contract/contract.routes.ts";
import type { Core } from "../core/core.ts";
import { demoGrant } from "../customers/seeded-customers.ts";
import type { Posting } from "../ledger/ledger.ts";
import { free, locked, minus, plus } from "../ledger/wallet.ts";
import type { Micro } from "../micro/micro.routes.ts";

export interface Orders {
	readonly contract: Contract;
	readonly micro: Micro;
}

type Parts = Pick<Core, "ledger" | "clock"> & Orders;

/**
 * Ends all orders of a demo customer and restores the first balances, in one ledger entry. Open orders end as cancelled,
 * without a profit, whether the market is open or not. The history stays.
 */
export const resetDemo = (
	{ ledger, clock, contract: { book, publishClosed }, micro }: Parts,
	customerId: number,
): void => {
	const at = clock.now();
	const wallets = (["forex", "micro", "change"] as const).map((kind) => {
		const [has, held] = [ledger.balance(free(customerId, kind)), ledger.balance(locked(customerId, kind))];
		const granted: Money = money(decimal(demoGrant[kind]));
		return {
			kind,
			held,
			missing: plus(granted, minus(has)),
			fromCapital: plus(granted, minus(plus(has, held))),
		};
	});
	const postings: Posting[] = wallets.flatMap(({ kind, held, missing, fromCapital }) => [
		{ account: free(customerId, kind), amount: missing },
		{ account: locked(customerId, kind), amount: minus(held) },
		{ account: "company:capital", amount: minus(fromCapital) },
	]);
	ledger.post({ at, occasion: "demo reset", orderId: undefined, postings });
	const ended = book.openOf(customerId);
	for (const order of ended)
		book.put({ ...order, endPrice: order.instrument.price(at), stage: "cancelled", completedAt: at });
	for (const order of micro.book.runningOf(customerId)) micro.orderService.end(order, at);
	publishClosed(
		customerId,
		ended.map(({ id }) => id),
	);
};
