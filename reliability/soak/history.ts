import { createActor } from "xstate";
import { machines as contractMachines } from "../../packages/ui-react/src/features/contract/orders/machines.ts";
import { machines as microMachines } from "../../packages/ui-react/src/features/micro/machines.ts";
import type { Trial } from "../trial.ts";
import { compared, contractFields, contractsOf, microFields, microOf } from "../truth.ts";

const lookEvery = 50;

/** Reads the history of both products to its end, as its pages do, and compares every order with the platform's. */
export const historyDifferences = async ({ customer, platform, time }: Trial) => {
	const state = platform.control.state();
	const contracts = createActor(contractMachines(customer.app).history, {
		input: { query: { range: undefined } },
	}).start();
	const micro = createActor(microMachines(customer.app).list, {
		input: { query: { stage: "closed" } },
	}).start();
	for (const list of [contracts, micro])
		while (!list.getSnapshot().matches("finished") && !list.getSnapshot().matches("failed")) {
			await time.pass(lookEvery);
			list.send({ type: "load more" });
		}
	const [ended, closed] = [contractsOf(state, 3, 4), microOf(state, 3)];
	const after = platform.control.state();
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
			...compared("closed orders", shown.contracts, ended),
			...compared("closed micro orders", shown.micro, closed),
		],
	};
};

interface Row {
	readonly Id: number;
}

/** Without what ended only while the lists were read: some pages were older than that. */
const withoutLater = <Shown extends Row>(
	shown: readonly Shown[],
	before: readonly Row[],
	after: readonly Row[],
): readonly Shown[] => {
	const known = new Set(before.map(({ Id }) => Id));
	const later = new Set(after.map(({ Id }) => Id).filter((id) => !known.has(id)));
	return shown.filter(({ Id }) => !later.has(Id));
};
