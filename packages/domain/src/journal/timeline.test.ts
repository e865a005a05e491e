import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, money } from "../money/decimal.ts";
import { instant } from "../time/instant.ts";
import { type DeviceEntry, deviceSteps, isCarriedOut, standingOf } from "./device-entry.ts";
import {
	closeCommand,
	depositCommand,
	depositOf,
	entryOf,
	instantOf,
	minute,
	orderCommand,
	orderOf,
} from "./journal.test-support.ts";
import { type TimelineInput, timelineOf } from "./timeline.ts";
import { contractEntry, depositEntry } from "./to-journal.ts";

const now = instantOf(minute(60));

const show = (input: Partial<TimelineInput>) => {
	const { rows, proved } = timelineOf({
		records: [],
		entries: [],
		kind: undefined,
		isSearch: false,
		hasMore: false,
		now,
		page: "this page",
		...input,
	});
	const keys = rows.map((row) => [row.key, row.is === "record" ? row.commands.map(({ id }) => id) : "alone"]);
	return { keys, proved };
};

describe("the journal", () => {
	test("a command that was carried out is part of the row of its record", () => {
		const records = [depositEntry(depositOf(31, minute(10)))];
		const entries = [entryOf("a", depositCommand, minute(10), "answered")];
		expect(show({ records, entries })).toEqual({ keys: [["deposit 31", ["a"]]], proved: [] });
	});

	test("opening and closing an order are both part of its row", () => {
		const closed = orderOf(501, minute(5), { stage: "closed", completedAt: minute(30) });
		const opened = entryOf("open", { ...orderCommand, record: "contract 501" }, minute(5), "answered");
		const ended = entryOf("close", closeCommand(501), minute(30), "answered");
		expect(show({ records: [contractEntry(closed)], entries: [ended, opened] }).keys).toEqual([
			["contract 501", ["open", "close"]],
		]);
	});

	test("a refused command is a row of its own, also if a record looks like it", () => {
		const records = [depositEntry(depositOf(31, minute(10)))];
		const entries = [entryOf("a", depositCommand, minute(10), "refused")];
		expect(show({ records, entries }).keys).toEqual([
			["deposit 31", []],
			["command a", "alone"],
		]);
	});

	test("a command in flight at a reload is unknown, and the record proves it", () => {
		const entries: readonly DeviceEntry[] = [
			{ ...entryOf("a", depositCommand, minute(10)), page: "an earlier page" },
		];
		expect(show({ entries })).toEqual({ keys: [["command a", "alone"]], proved: [] });
		const records = [depositEntry(depositOf(31, minute(10)))];
		expect(show({ records, entries })).toEqual({
			keys: [["deposit 31", ["a"]]],
			proved: [{ id: "a", record: "deposit 31" }],
		});
	});

	test.each([
		["of another amount", { amount: money(decimal("50.01")) }],
		["of another currency", { currency: "BTC" }],
		["of another kind", { kind: "bank" as const }],
		["from before the command", { createdAt: minute(7) }],
		["from long after the command", { createdAt: minute(21) }],
	])("a record %s does not prove an unknown command", (_, change) => {
		const records = [depositEntry(depositOf(31, minute(10), change))];
		const entries = [entryOf("a", depositCommand, minute(10), "unknown")];
		expect(show({ records, entries }).proved).toEqual([]);
	});

	test("a repeated command does not prove the lost one: its record belongs to the answered command", () => {
		const records = [depositEntry(depositOf(31, minute(12)))];
		const lost = entryOf("lost", depositCommand, minute(10), "unknown");
		const again = entryOf("again", depositCommand, minute(12), "answered");
		expect(show({ records, entries: [lost, again] })).toEqual({
			keys: [
				["deposit 31", ["again"]],
				["command lost", "alone"],
			],
			proved: [],
		});
	});

	test("one record proves one of two equal unknown commands", () => {
		const records = [depositEntry(depositOf(31, minute(12)))];
		const entries = [
			entryOf("a", depositCommand, minute(10), "unknown"),
			entryOf("b", depositCommand, minute(12), "unknown"),
		];
		expect(show({ records, entries }).proved.length).toBe(1);
	});

	test("a copy of a trader's order proves no order of the customer", () => {
		const records = [contractEntry(orderOf(501, minute(10), { isCopy: true }))];
		const entries = [entryOf("a", orderCommand, minute(10), "unknown")];
		expect(show({ records, entries }).proved).toEqual([]);
	});

	test("a record proves no command whose key it does not have", () => {
		const closed = orderOf(501, minute(5), { stage: "closed", completedAt: minute(30) });
		const entries = [entryOf("a", closeCommand(502), minute(30), "answered")];
		expect(show({ records: [contractEntry(closed)], entries }).keys).toEqual([
			["contract 501", []],
			["command a", "alone"],
		]);
	});

	test("the filter shows the commands of its kind only", () => {
		const entries = [
			entryOf("a", depositCommand, minute(10), "refused"),
			entryOf("b", orderCommand, minute(11), "refused"),
		];
		expect(show({ entries, kind: "deposit" }).keys).toEqual([["command a", "alone"]]);
	});

	test("a command older than the read records waits until these are read", () => {
		const records = [depositEntry(depositOf(31, minute(30)))];
		const entries = [entryOf("a", depositCommand, minute(10), "refused")];
		expect(show({ records, entries, hasMore: true }).keys).toEqual([["deposit 31", []]]);
		expect(show({ records, entries, hasMore: false }).keys.length).toBe(2);
	});

	test("every record and every command is shown exactly once, newest first", () => {
		const someEntries = fc.array(
			fc.record({
				at: fc.integer({ min: 0, max: 59 }),
				step: fc.constantFrom(...deviceSteps),
				order: fc.boolean(),
			}),
			{ maxLength: 12 },
		);
		const someRecords = fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 12 });
		fc.assert(
			fc.property(someEntries, someRecords, (given, times) => {
				const entries = given.map(({ at, step, order }, place) =>
					entryOf(String(place), order ? orderCommand : depositCommand, minute(at), step),
				);
				const records = times.map((at, place) => depositEntry(depositOf(place, minute(at))));
				const { rows } = timelineOf({
					records,
					entries,
					kind: undefined,
					isSearch: false,
					hasMore: false,
					now,
					page: "this page",
				});
				const shown = rows.flatMap((row) => (row.is === "record" ? row.commands : [row.entry]));
				expect(shown.map(({ id }) => id).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
				expect(rows.filter(({ is }) => is === "record").length).toBe(records.length);
				const moments = rows.map(({ at }) => at ?? 0);
				expect(moments).toEqual(moments.toSorted((a, b) => b - a));
			}),
			{ seed: 20261126 },
		);
	});
});

test("A-590: a search shows no command without a record, which has no number", () => {
	const records = [depositEntry(depositOf(31, minute(10)))];
	const entries = [
		entryOf("a", depositCommand, minute(10), "answered"),
		entryOf("b", depositCommand, minute(20), "refused"),
	];
	expect(show({ records, entries, isSearch: true }).keys).toEqual([["deposit 31", ["a"]]]);
});

describe("The standing of a command", () => {
	test.each([
		["in flight on this page", "this page", 1000, "asked"],
		["in flight on a page that is gone", "an earlier page", 1000, "unknown"],
		["without an answer for two minutes", "this page", 120_000, "unknown"],
	])("%s", (_, page, age, standing) => {
		const entry = { ...entryOf("a", depositCommand, minute(10)), page };
		expect(standingOf(entry, instant(instantOf(minute(10)) + age), "this page")).toBe(standing);
	});

	test("is that of the last step, and only an answer or a record mean that it was carried out", () => {
		const entry = entryOf("a", depositCommand, minute(10), "unknown", "found");
		expect(standingOf(entry, now, "another page")).toBe("found");
		expect(deviceSteps.filter(isCarriedOut)).toEqual(["answered", "found"]);
	});
});
