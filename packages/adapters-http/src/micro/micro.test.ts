import { micro } from "@tradewind/contracts";
import { MicroTrading } from "@tradewind/domain/micro";
import { describe, expect, test } from "vitest";
import { startPorts } from "../ports.test-support.ts";

const microOrdersAs = (changes: object) => {
	const [row] = micro.getMicroOrders.example.reply.data;
	const { run } = startPorts(micro.getMicroOrders, { data: [{ ...row, ...changes }], total: 1 });
	return run(MicroTrading.use(({ orders }) => orders({ stage: "in progress", page: 1 })));
};

describe("Spec 1 §3: a micro order", () => {
	test.each([
		[-120, 0],
		[0, 0],
		[1, 1],
	])("Spec 1 §4: with %i ms left has %i ms remaining", async (RemainMilliSeconds, remaining) => {
		const { rows } = await microOrdersAs({ RemainMilliSeconds });
		expect(rows).toEqual([{ ...(await microOrdersAs({})).rows[0], remaining }]);
	});

	test("needs no instrument code", async () => {
		const { rows } = await microOrdersAs({ ForexTradeList: { Id: 1, ShowCode: "EUR/USD" } });
		expect(rows).toEqual((await microOrdersAs({})).rows);
	});

	test.each([
		["soon", "soon"],
		[null, ""],
	])("Spec 1 §5: the invalid moment %j of an order is read as %j", async (sent, moment) => {
		const { rows } = await microOrdersAs({ Status: 3, CreatedAtST: sent, CompleteAtST: sent });
		expect(rows[0]).toMatchObject({ createdAt: moment, completedAt: moment || undefined });
	});
});
