import { expect, test } from "vitest";
import { historyOf, onOrderClosed } from "../packages/ui-react/src/features/contract/orders/history-actor.ts";
import { keepFresh } from "../packages/ui-react/src/ui/list/use-kept-list.ts";
import { actions } from "./actions.ts";
import { contractsOf } from "./platform-state.ts";
import { openOrders, runScenario } from "./run.ts";

test("an order closed while the history is being read is in it once the delayed answer has arrived", async () => {
	const { shown, closed } = await runScenario(async (run) => {
		const { customer, platform, time } = run;
		const signedIn = customer.session()?.signedIn;
		if (!signedIn) throw new Error("the customer is not signed in");
		await openOrders(run);
		const history = historyOf(customer.app, signedIn);
		const end = keepFresh(customer.app, history, (catchUp) => onOrderClosed(customer.app, catchUp));
		await time.advance(1000);
		platform.control.faults({ http: [{ match: "contract.getOrders", delayMs: 3000, times: 1 }] });
		history.send({ type: "refresh" });
		await time.advance(100);
		actions["closes a position"](customer, 0);
		await time.advance(6000);
		end();
		return {
			shown: history.getSnapshot().context.rows.map(({ id }) => id as number),
			closed: contractsOf(platform.control.state(), 3, 4).map(({ Id }) => Id),
		};
	});
	expect(shown.sort()).toEqual(closed.sort());
});
