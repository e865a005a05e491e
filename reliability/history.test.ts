import { expect, test } from "vitest";
import { historyOf, onOrderClosed } from "../packages/ui-react/src/features/contract/orders/history-actor.ts";
import { keepFresh } from "../packages/ui-react/src/ui/list/use-kept-list.ts";
import { acts } from "./acts.ts";
import { openOrders, tryOut } from "./trial.ts";
import { contractsOf } from "./truth.ts";

test("an order that is closed while the history is read stands in it, once the late answer has come", async () => {
	const { shown, closed } = await tryOut(async (trial) => {
		const { customer, platform, time } = trial;
		const signedIn = customer.desk()?.signedIn;
		if (!signedIn) throw new Error("nobody is signed in");
		await openOrders(trial);
		const history = historyOf(customer.app, signedIn);
		const end = keepFresh(customer.app, history, (catchUp) => onOrderClosed(customer.app, catchUp));
		await time.pass(1000);
		platform.control.faults({ http: [{ match: "contract.getOrders", delayMs: 3000, times: 1 }] });
		history.send({ type: "refresh" });
		await time.pass(100);
		acts["closes a position"](customer, 0);
		await time.pass(6000);
		end();
		return {
			shown: history.getSnapshot().context.rows.map(({ id }) => id as number),
			closed: contractsOf(platform.control.state(), 3, 4).map(({ Id }) => Id),
		};
	});
	expect(shown.sort()).toEqual(closed.sort());
});
