import { expect, test } from "vitest";
import { numberTransfers } from "./numbered-transfer.ts";
import type { TransferRecord } from "./transfer.ts";
import { moneyOf } from "./transfers.test-support.ts";

const equal: TransferRecord = { amount: moneyOf("5"), from: 1, to: 2, createdAt: "2026-01-05 10:00:00" };
const rows = (count: number) => Array.from({ length: count }, () => equal);

test("A-341: equal records on several pages have different places, the oldest is 1", () => {
	const number = numberTransfers();
	const places = [2, 2, 1].map((count, index) =>
		number(index + 1, { rows: rows(count), total: 5, extra: undefined }).rows.map(({ place }) => place),
	);
	expect(places).toEqual([[5, 4], [3, 2], [1]]);
});

test("A-341: a record keeps its place when a newer one moves it to the next page", () => {
	const number = numberTransfers();
	number(1, { rows: rows(2), total: 3, extra: undefined });
	const moved = number(2, { rows: rows(2), total: 4, extra: undefined });
	expect(moved.rows.map(({ place }) => place)).toEqual([2, 1]);
});
