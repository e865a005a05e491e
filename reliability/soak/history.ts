import { createActor } from "xstate";
import type { Trial } from "../trial.ts";
import { compared, contractFields, contractsOf, microFields, microOf } from "../truth.ts";

const lookEvery = 50;

/** Reads the history of both products to its end, as its pages do, and compares every order with the platform's. */
export const historyDifferences = async ({ customer, platform, time }: Trial) => {
	const { history, microList } = customer.app.machines;
	const contracts = createActor(history, { input: { query: { range: undefined } } }).start();
	const micro = createActor(microList, { input: { query: { stage: "closed" } } }).start();
	for (const list of [contracts, micro])
		while (!list.getSnapshot().matches("finished") && !list.getSnapshot().matches("failed")) {
			await time.pass(lookEvery);
			list.send({ type: "load more" });
		}
	const state = platform.control.state();
	const [ended, closed] = [contractsOf(state, 3, 4), microOf(state, 3)];
	const shown = { contracts: contracts.getSnapshot().context.rows, micro: micro.getSnapshot().context.rows };
	for (const list of [contracts, micro]) list.stop();
	return {
		compared: { contract: ended.length, micro: closed.length },
		differences: [
			...compared("closed orders", shown.contracts.map(contractFields), ended),
			...compared("closed micro orders", shown.micro.map(microFields), closed),
		],
	};
};
