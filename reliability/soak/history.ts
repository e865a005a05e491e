import { orderHistory } from "@tradewind/domain/contract";
import { microOrderList } from "@tradewind/domain/micro";
import { startList } from "../../packages/ui-react/src/ui/list/list-machine.ts";
import { compareRows, contractFields, contractsOf, microFields, microOf } from "../platform-state.ts";
import type { Run } from "../run.ts";

const pollMs = 50;

/** Reads all pages of both products' history, as the screens do, and compares every order with the platform's. */
export const historyDifferences = async ({ customer, platform, time }: Run) => {
	const state = await platform.control.state();
	const contracts = startList(customer.app, orderHistory, { range: undefined });
	const micro = startList(customer.app, microOrderList, { stage: "closed" });
	for (const list of [contracts, micro])
		while (!list.getSnapshot().matches("finished") && !list.getSnapshot().matches("failed")) {
			await time.advance(pollMs);
			list.send({ type: "load more" });
		}
	const [ended, closed] = [contractsOf(state, 3, 4), microOf(state, 3)];
	const after = await platform.control.state();
	const shown = {
		contracts: withoutLater(
			contracts.getSnapshot().context.rows.map(contractFields),
			ended,
			contractsOf(after, 3, 4),
		),
		micro: withoutLater(micro.getSnapshot().context.rows.map(microFields), closed, microOf(after, 3)),
	};
	for (const list of [contracts, micro]) list.stop();
	return {
		compared: { contract: ended.length, micro: closed.length },
		differences: [
			...compareRows("closed orders", shown.contracts, ended),
			...compareRows("closed micro orders", shown.micro, closed),
		],
	};
};

interface Row {
	readonly Id: number;
}

/** Without the orders that ended while the lists were read: pages read before that lack them. */
const withoutLater = <Shown extends Row>(
	shown: readonly Shown[],
	before: readonly Row[],
	after: readonly Row[],
): readonly Shown[] => {
	const known = new Set(before.map(({ Id }) => Id));
	const later = new Set(after.map(({ Id }) => Id).filter((id) => !known.has(id)));
	return shown.filter(({ Id }) => !later.has(Id));
};
