import type { ContractOrder } from "@tradewind/domain/contract";
import { decimal, money, quantity, rate } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { holdingOrder } from "../../../state/fake-app.test-support.ts";
import { csvOf } from "../../../ui/list/export/csv.ts";
import { writtenColumns } from "../../../ui/list/export/export-of.tsx";
import { exportTimes } from "../../../ui/list/export/export-times.ts";
import { historyColumns } from "./history-export.ts";

const closed: ContractOrder = { ...holdingOrder, stage: "closed", completedAt: "2026-01-01 01:00:00" };
const cancelled: ContractOrder = { ...closed, openPrice: undefined, stage: "cancelled" };

const times = exportTimes("en", "GMT");
const terms = {
	contractSize: quantity(decimal("1000")),
	feeRate: rate(decimal("0.5")),
	marginMode: "leveraged",
} as const;
const columns = writtenColumns(
	historyColumns({ t: (key) => key, time: times.text }, () => terms, "per-quantity"),
	"USD",
	times,
);

test("Spec 1 §4: the file has the close price of a closed order, and none for a cancelled one (A-124)", () => {
	const [, ...rows] = csvOf(columns, [closed, cancelled]).trim().split("\r\n");
	expect(rows).toEqual([
		"501,EUR/USD,contract.side.buy,0.5,100,1.08402,1.08402,1.0845,0.24,5.4201,0.25,,-0.01,,,contract.order.completed,2026-01-01 00:00:00,2026-01-01 01:00:00,1000,contract.computed.branch.leveraged,contract.computed.branch.per-quantity,0.5",
		"501,EUR/USD,contract.side.buy,0.5,100,1.08402,,,0.24,5.4201,0.25,,,,,contract.row.cancelled,2026-01-01 00:00:00,2026-01-01 01:00:00,1000,contract.computed.branch.leveraged,contract.computed.branch.per-quantity,0.5",
	]);
});

test("A-413: the file has the part of a loss that the platform paid, and the net result with it", () => {
	const wiped: ContractOrder = {
		...closed,
		profit: money(decimal("-3402")),
		fee: money(decimal("2.5")),
		cover: money(decimal("912")),
	};
	expect(csvOf(columns.slice(-12, -7), [wiped]).trim().split("\r\n")).toEqual([
		"contract.order.fee (USD),contract.order.cover (USD),contract.order.net (USD),contract.order.stopLoss,contract.order.takeProfit",
		"2.5,912,-2492.5,,",
	]);
});

test("A-922: the heads of the terms say that they are those at the time of the export", () => {
	const [head = ""] = csvOf(columns.slice(-4), []).trim().split("\r\n");
	expect(head.split(",")).toEqual(
		["contractSize", "marginMode", "feeType", "feeRate"].map(
			(term) => `contract.export.${term} (contract.export.present)`,
		),
	);
});
