import { contract } from "@tradewind/contracts";
import { ContractTrading, orderId } from "@tradewind/domain/contract";
import { decimal, price } from "@tradewind/domain/money";
import { describe, expect, test } from "vitest";
import { startPorts } from "../ports.test-support.ts";

const order = contract.getMyDeal.example.reply.data[0];
const orderAs = async (changes: object) => {
	const reply = { ...contract.getMyDeal.example.reply, data: [{ ...order, ...changes }] };
	const { run } = startPorts(contract.getMyDeal, reply);
	const query = { tab: "history", page: 1, range: undefined } as const;
	return (await run(ContractTrading.use(({ orders }) => orders(query)))).orders[0];
};

describe("Spec 1 §3: a contract order", () => {
	test.each([
		[{ OrderType: 2 }, { direction: "sell" }],
		[{ OrderType: 7 }, { direction: "sell" }],
		[
			{ Status: 0, Price: "0" },
			{ stage: "pending", openPrice: undefined },
		],
		[{ Status: 3 }, { stage: "closed" }],
		[{ Status: 4 }, { stage: "cancelled" }],
		[
			{ TargetLossPrice: "0.000", TargetProfitPrice: "1.09" },
			{ stopLoss: undefined, takeProfit: decimal("1.09") },
		],
		[{ CoverMoney: "1070" }, { cover: decimal("1070") }],
		[{ CoverMoney: 0 }, { cover: undefined }],
		[{ CoverMoney: "none" }, { cover: undefined }],
		[{ CompleteTimeHandler: "2026-01-02 03:04:05" }, { completedAt: "2026-01-02 03:04:05" }],
	])("%j is %j", async (changes, expected) => {
		expect(await orderAs(changes)).toMatchObject(expected);
	});

	test.each([
		["yesterday", "2026-13-45 99:00:00", "yesterday", "2026-13-45 99:00:00"],
		["2026-01-01T00:00:00Z", "", "2026-01-01T00:00:00Z", undefined],
		[null, null, "", undefined],
		[undefined, undefined, "", undefined],
		[1_767_225_600, 0, "", undefined],
	])(
		"Spec 1 §5: an order created at %j and completed at %j is read with the moments %j and %j",
		async (CreateTimeHandler, CompleteTimeHandler, createdAt, completedAt) => {
			const read = await orderAs({ CreateTimeHandler, CompleteTimeHandler });
			expect(read).toEqual({ ...(await orderAs({})), createdAt, completedAt });
		},
	);

	test("A-413: the sums of fees and covers are read with those of the profits; without them they are unknown", async () => {
		const sumsOf = async (sums: object) => {
			const { run } = startPorts(contract.getMyDeal, { ...contract.getMyDeal.example.reply, ...sums });
			const query = { tab: "history", page: 1, range: undefined } as const;
			const { feeOfAll, coverOfAll } = await run(ContractTrading.use(({ orders }) => orders(query)));
			return { feeOfAll, coverOfAll };
		};
		expect(await sumsOf({ all_trade_fee: "10.5", all_cover_money: 0 })).toEqual({
			feeOfAll: decimal("10.5"),
			coverOfAll: decimal("0"),
		});
		expect(await sumsOf({})).toEqual({ feeOfAll: undefined, coverOfAll: undefined });
	});

	const page = (query: { readonly Status: unknown; readonly ShowCode?: string }) => {
		const { ForexId: _, Multiple: __, ...specified } = Object(order);
		const { ShowCode = "EUR/USD", Status } = query;
		const data = [order, { ...specified, Id: 502, Status, ForexTradeLists: { ShowCode } }];
		const ports = startPorts(contract.getMyDeal, { data, total: 2, all_fact_profits: 0 });
		const holding = { tab: "holding", page: 1, range: undefined } as const;
		return { ...ports, read: () => ports.run(ContractTrading.use(({ orders }) => orders(holding))) };
	};

	test("with the fields of Spec 1 §3 alone has the instrument that is listed by its name", async () => {
		const { read } = page({ Status: "1" });
		const { orders, total, profitOfAll, totals } = await read();
		expect({ orders, total, profitOfAll, totals }).toEqual({
			orders: [await orderAs({}), { ...(await orderAs({})), id: 502, multiple: undefined }],
			total: 2,
			profitOfAll: decimal("0"),
			totals: undefined,
		});
	});

	test("of an instrument that is not listed any more has none", async () => {
		const { orders } = await page({ Status: 1, ShowCode: "GONE" }).read();
		expect(orders[1]).toMatchObject({ instrument: undefined, code: undefined, symbol: "GONE" });
	});

	test("Spec 1 §4: of an unknown status is left out and reported; the list stands", async () => {
		const { read, leftOut, requestedPaths } = page({ Status: 9 });
		expect((await read()).orders.map(({ id }) => id)).toEqual([501]);
		expect([leftOut, requestedPaths()]).toEqual([["contract.getOrders data[1]"], [contract.getMyDeal.path]]);
	});

	test("Spec 1 §5: a cleared stop is sent as 0, a set one with all digits", async () => {
		const { run, sent } = startPorts();
		const stops = { id: orderId(501), stopLoss: undefined, takeProfit: price(decimal("1.09000001")) };
		await run(ContractTrading.use(({ setStops }) => setStops(stops)));
		expect([await sent("id"), await sent("stop_loss_price"), await sent("target_profit_price")]).toEqual([
			"501",
			"0",
			"1.09000001",
		]);
	});
});
