import { describe, expect, test } from "vitest";
import { moneyOf, noon, priceOf } from "../contract/contract.test-support.ts";
import { instrumentId } from "../market/instrument.ts";
import { decimal } from "../money/decimal.ts";
import { plain } from "../money/plain.test-support.ts";
import { type Activity, type ActivityEntry, noActivity, type WatchedOrder } from "./activity.ts";
import { readActivity, writeActivity } from "./saved-activity.ts";

const order: WatchedOrder = {
	id: 501,
	createdAt: "2026-01-01 00:00:00",
	instrument: instrumentId(1),
	symbol: "EUR/USD",
	side: "buy",
	amount: decimal("0.50"),
	stage: "holding",
};
const entry: ActivityEntry = {
	product: "contract",
	kind: "closed",
	order,
	price: priceOf("1.08450"),
	profit: moneyOf("-0.24"),
	reason: "stop-loss",
	at: "2026-01-01 01:00:00",
	seenAt: noon,
	isRead: true,
};
const bare: ActivityEntry = {
	...entry,
	kind: "ended",
	price: undefined,
	profit: undefined,
	reason: undefined,
	at: undefined,
	isRead: false,
};
const activity: Activity = {
	entries: [entry, bare],
	contracts: {
		open: new Map([[501, order]]),
		missing: new Map([
			[502, { order: { ...order, id: 502 }, attempts: 2 }],
			[503, { order: undefined, attempts: 1 }],
		]),
		lastId: 503,
		reportedUpTo: 500,
	},
	micros: noActivity.micros,
	own: new Map([
		[500, "asked"],
		[501, "carried out"],
	]),
};

const written = () => JSON.parse(JSON.stringify(writeActivity(activity)));

describe("Pitfall 15: the stored activity", () => {
	test("is read back unchanged, with missing orders as open", () => {
		const read = readActivity(written());
		expect(
			plain({ ...read, own: [...(read?.own ?? [])], contracts: [...(read?.contracts.open.values() ?? [])] }),
		).toEqual(
			plain({
				...activity,
				micros: { open: new Map(), lastId: undefined, missing: new Map(), reportedUpTo: 0 },
				own: [[501, "carried out"]],
				contracts: [order, { ...order, id: 502 }],
			}),
		);
		expect([read?.contracts.lastId, read?.contracts.reportedUpTo, read?.contracts.missing.size]).toEqual([
			503, 503, 0,
		]);
	});

	test.each([
		["nothing", undefined],
		["another shape", { entries: 7 }],
		[
			"an unknown kind",
			{ ...writeActivity(activity), entries: [{ ...writeActivity(activity).entries[0], kind: "won" }] },
		],
		[
			"an invalid price",
			{ ...writeActivity(activity), entries: [{ ...writeActivity(activity).entries[0], price: "1,08" }] },
		],
		[
			"an invalid profit",
			{ ...writeActivity(activity), entries: [{ ...writeActivity(activity).entries[0], profit: "" }] },
		],
		[
			"an invalid amount",
			{
				...writeActivity(activity),
				contracts: { open: [{ ...writeActivity(activity).contracts.open[0], amount: "x" }] },
			},
		],
		[
			"an entry with an invalid amount",
			{
				...writeActivity(activity),
				entries: [
					{
						...writeActivity(activity).entries[0],
						order: { ...writeActivity(activity).entries[0]?.order, amount: "x" },
					},
				],
			},
		],
	])("is dropped when it holds %s", (_, saved) => {
		expect(readActivity(saved)).toBeUndefined();
	});
});
