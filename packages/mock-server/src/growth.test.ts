import {
	account,
	type Call,
	contract,
	copyTrading,
	deposit,
	fund,
	loan,
	micro,
	session,
	transfer,
	withdrawal,
} from "@tradewind/contracts";
import { expect, test } from "vitest";
import { createBench, marketOrder } from "./test/client.test-support.ts";
import { visitsDuring } from "./test/visits.test-support.ts";

const few = 40;
const many = 400;

type Fields = Readonly<Record<string, string>>;

/** A platform with customers who own something, and the calls of Mia. */
const among = async (load: object, use?: Use) => {
	const bench = createBench();
	const { tokens } = await bench.platform.control["load/customers"]({ customers: 5, ...load });
	for (const token of use ? tokens : []) await use?.((call, input) => accepted(call, input, token));
	async function accepted(call: Call, input: Fields = call.example.input, token = bench.token) {
		const { code, msg, data } = await bench.ask(call, input, token);
		if (code !== 1) throw new Error(`${call.id}: ${msg}`);
		return data;
	}
	// The leaders begin with the first request for one of them.
	await accepted(copyTrading.getTrader);
	return accepted;
};

type Accepted = (call: Call, input?: Fields) => Promise<unknown>;
type Use = (ask: Accepted) => Promise<unknown>;

const useOrders: Use = async (ask) => {
	const { Id } = Object(await ask(contract.submitContract, marketOrder));
	await ask(contract.closeContract, { id: String(Id) });
};
const useMoney: Use = async (ask) => {
	await ask(transfer.transfer, { from: "1", to: "2", balance: "100", currency_id: "1" });
	await ask(micro.submitMicro, { ...micro.submitMicro.example.input, number: "10" });
};

const reads: readonly Call[] = [
	...[account.getBalance, account.getProfits, account.getAccountDetail, account.getAccountChanges],
	...[contract.getMyDeal, micro.getMicroOrders, transfer.getTransferLog],
	...[withdrawal.getDrawMethods, withdrawal.getDraws, deposit.getDepositRecords],
	...[loan.getRecords, fund.getTotals, fund.getSubscriptions],
	...[copyTrading.getTrader, copyTrading.getFollowedTraders, copyTrading.getFollowOrders, session.loginForU],
];

interface Grown {
	readonly what: string;
	readonly load: (count: number) => object;
	readonly use?: Use;
}

/** What there is more of, and how it is made. */
const grown: readonly Grown[] = [
	{ what: "customers", load: (customers) => ({ customers }) },
	{ what: "open orders of others", load: (orders) => ({ orders }) },
	{ what: "closed orders of others", load: (closedOrders) => ({ closedOrders }) },
	{ what: "traders and followers", load: (traders) => ({ customers: traders, traders }) },
	{ what: "micro orders and transfers of others", load: (customers) => ({ customers }), use: useMoney },
];

/** How many elements of lists, maps and sets each call of Mia visits. */
const visitsOf = async (ask: Accepted): Promise<Readonly<Record<string, number>>> => {
	const visits: Record<string, number> = {};
	const count = async (name: string, run: () => Promise<unknown>) => {
		// What is made for the first use is there afterwards.
		await run();
		visits[name] = await visitsDuring(run);
	};
	for (const call of reads) await count(call.id, () => ask(call));
	await count("orders", () => useOrders(ask));
	await count("money", () => useMoney(ask));
	return visits;
};

test.each(grown)(
	"a customer's calls visit as many elements among few as among many $what",
	async ({ load, use }) => {
		expect(await visitsOf(await among(load(many), use))).toEqual(await visitsOf(await among(load(few), use)));
	},
);

test("ten times as many open orders make a tick visit at most ten times as many elements", async () => {
	const visitsOfTick = async (orders: number): Promise<number> => {
		const bench = createBench();
		await bench.platform.control["load/customers"]({ customers: orders, orders });
		bench.advance(500);
		return visitsDuring(() => bench.advance(500));
	};
	expect((await visitsOfTick(500)) / (await visitsOfTick(50))).toBeLessThanOrEqual(10);
});
