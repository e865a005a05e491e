import { instrumentCode } from "@tradewind/domain/market";
import type { Recording } from "@tradewind/domain/recording";
import { actions } from "../actions.ts";
import type { VirtualRun } from "../run.ts";
import { press, recordRun } from "./record-run.ts";

/** What the customers did, and what the platform did to them, when these failures showed. */
const scenarios = {
	"balances that could not be read": {
		before: ({ platform }) =>
			platform.control.faults({ http: [{ match: "account.getBalance", status: 503, times: 2 }] }),
		run: ({ time }) => time.advance(9000),
	},
	"open orders that could not be read": {
		before: ({ platform }) =>
			platform.control.faults({ http: [{ match: "contract.getOrders", status: 503, times: 2 }] }),
		run: ({ time }) => time.advance(9000),
	},
	"an order without an answer, like an earlier one": {
		before: () => {},
		run: async ({ customer, platform, time }) => {
			await time.advance(3000);
			press(() => actions["buys at market"](customer, 0));
			await time.advance(2000);
			press(() => customer.dismissOutcomes());
			platform.control.faults({
				http: [{ match: "contract.submit", drop: "before", times: 2 }],
			});
			press(() => actions["buys at market"](customer, 0));
			await time.advance(9000);
		},
	},
} as const satisfies Record<
	string,
	{
		readonly before: (world: Pick<VirtualRun, "browser" | "platform">) => void;
		readonly run: (run: VirtualRun) => Promise<void>;
	}
>;

export type Failure = keyof typeof scenarios;

/** Records what happens in the scenario of a former failure. */
export const recordFailure = (failure: Failure): Promise<Recording> => {
	const { before, run } = scenarios[failure];
	return recordRun(before, run);
};

/** Records an order on the page of a second instrument, with a typed quantity and a typed price, after one on the first. */
export const recordSecondInstrument = (): Promise<Recording> =>
	recordRun(
		() => {},
		async ({ customer, time }) => {
			await time.advance(2000);
			press(() => actions["buys at market"](customer, 0));
			await time.advance(2000);
			press(() => customer.dismissOutcomes());
			press(() => customer.app.market.send({ type: "choose", code: instrumentCode("XAUUSD") }));
			await time.advance(1000);
			press(() => {
				customer.change({ type: "change", field: "quantity", value: "0.03" });
				customer.change({ type: "change", field: "kind", value: "pending" });
				customer.change({ type: "change", field: "targetPrice", value: "1500.5" });
			});
			press(() => customer.submit("buy"));
			await time.advance(3000);
		},
	);

/** Records a logout and a login with the password. */
export const recordLogin = (): Promise<Recording> =>
	recordRun(
		() => {},
		async ({ customer, time }) => {
			await time.advance(2000);
			press(() => customer.signOut());
			await time.advance(2000);
			press(() => customer.signIn());
			await time.advance(3000);
		},
	);
