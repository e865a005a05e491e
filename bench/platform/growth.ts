import { account, type Call, contract, copyTrading, session } from "@tradewind/contracts";
import { createPlatform, createVirtualClock, type Platform } from "@tradewind/mock-server";
import { median } from "../median.ts";

/** Milliseconds of each operation, for each number of what is there. */
export interface Growth {
	readonly of: string;
	readonly operation: string;
	readonly times: readonly number[];
}

type Load = Parameters<Platform["control"]["load/customers"]>[0];

/** What there is more and more of. */
const grown: readonly (readonly [of: string, load: (count: number) => Load])[] = [
	["customers", (count) => ({ customers: count })],
	["open orders", (count) => ({ customers: 10, orders: count })],
	["closed orders", (count) => ({ customers: 10, closedOrders: count })],
	["traders and followers", (count) => ({ customers: count, traders: count })],
];

interface Visitor {
	readonly platform: Platform;
	readonly call: (call: Call, input?: Readonly<Record<string, string>>) => Promise<unknown>;
}

const order = {
	...{ type: "1", cont: "0.1", forex_id: "1", status: "1", multiple: "100" },
	...{ target_price: "0", stop_loss_price: "0", target_profit_price: "0" },
};

const operations: readonly (readonly [name: string, run: (visitor: Visitor) => unknown])[] = [
	["a tick", ({ platform }) => platform.control.clock({ advanceMs: 500 })],
	[
		"an order opened and closed",
		async ({ call }) => {
			const { Id } = Object(await call(contract.submitContract, order));
			await call(contract.closeContract, { id: String(Id) });
		},
	],
	[
		"balances, orders and changes read",
		async ({ call }) => {
			await call(account.getBalance);
			await call(account.getProfits);
			await call(contract.getMyDeal, { status: "3", page: "1" });
			await call(account.getAccountChanges, { type: "1", page: "1" });
		},
	],
	["a login", ({ call }) => call(session.loginForU, session.loginForU.example.input)],
	["a trader read", ({ call }) => call(copyTrading.getTrader, { trader_id: "1001" })],
	["a report of the state", ({ platform }) => platform.control.state()],
];

/** Measures operations of one of the customers in this process, on a virtual clock, while there is more and more of something. */
export const measureGrowth = async (
	counts: readonly number[],
	rounds: number,
): Promise<readonly Growth[]> => {
	const rows: Growth[] = [];
	for (const [of, load] of grown) {
		const visitors: Visitor[] = [];
		for (const count of counts) {
			console.error(`${count} ${of} …`);
			const visitor = await visitorAmong(load(count));
			// The leaders begin to trade with the first request for one of them.
			await visitor.call(copyTrading.getTrader, { trader_id: "1001" });
			visitors.push(visitor);
		}
		for (const [operation, run] of operations) {
			const times: number[] = [];
			for (const visitor of visitors) times.push(await timeOf(() => run(visitor), rounds));
			rows.push({ of, operation, times });
		}
	}
	return [...rows, ...(await timerGrowth(counts, rounds))];
};

const timeOf = async (run: () => unknown, rounds: number): Promise<number> => {
	const times: number[] = [];
	for (let round = 0; round <= rounds; round += 1) {
		const start = performance.now();
		await run();
		if (round > 0) times.push(performance.now() - start);
	}
	return median(times);
};

const visitorAmong = async (load: Load): Promise<Visitor> => {
	const platform = createPlatform();
	const { tokens } = await platform.control["load/customers"](load);
	const token = tokens[0] ?? "";
	return {
		platform,
		call: async ({ method, path }, input = {}) => {
			const fields = new URLSearchParams(input);
			const headers = { lang: "en", authorization: token };
			const request =
				method === "POST"
					? new Request(`http://platform.test${path}`, { method, headers, body: fields })
					: new Request(`http://platform.test${path}?${fields}`, { headers });
			const { code, data, msg } = Object(await (await platform.fetch(request)).json());
			if (code !== 1) throw new Error(`${path} was refused: ${msg}`);
			return data;
		},
	};
};

/** A timer that is added among many, and one that is cancelled. */
const timerGrowth = async (counts: readonly number[], rounds: number): Promise<readonly Growth[]> => {
	const clocks = counts.map((count) => {
		const clock = createVirtualClock();
		for (let place = 0; place < count; place += 1) clock.after(1000 + ((place * 7919) % count), () => {});
		return clock;
	});
	const times: number[] = [];
	for (const clock of clocks)
		times.push(await timeOf(() => Array.from({ length: 20 }, () => clock.after(1500, () => {})()), rounds));
	return [{ of: "timers", operation: "20 timers added and cancelled", times }];
};
