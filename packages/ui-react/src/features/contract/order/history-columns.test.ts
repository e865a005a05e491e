import type { ContractOrder } from "@tradewind/domain/contract";
import { expect, test } from "vitest";
import { holdingOrder } from "../../../state/fake-app.test-support.ts";
import { csvOf } from "../../../ui/list/export/csv.ts";
import { historyColumns } from "./history-columns.ts";

const closed: ContractOrder = { ...holdingOrder, stage: "closed", completedAt: "2026-01-01 01:00:00" };
const cancelled: ContractOrder = { ...closed, openPrice: undefined, stage: "cancelled" };

test("Spec 1 §4: the file has the close price of a closed order, and none for a cancelled one (A-124)", () => {
	const columns = historyColumns((key) => key, "USD");
	const [, ...rows] = csvOf(columns, [closed, cancelled]).trim().split("\r\n");
	expect(rows).toEqual([
		"501,EUR/USD,contract.buy,0.5,100,1.08402,1.08402,1.0845,0.24,5.4201,0.25,,,contract.order.completed,2026-01-01 00:00:00,2026-01-01 01:00:00",
		"501,EUR/USD,contract.buy,0.5,100,1.08402,,,0.24,5.4201,0.25,,,contract.row.cancelled,2026-01-01 00:00:00,2026-01-01 01:00:00",
	]);
});
