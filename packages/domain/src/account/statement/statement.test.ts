import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, type Money, money, toText } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { AccountRecord } from "../account-record.ts";
import { type MovementKind, movementKinds } from "../movement-kind.ts";
import { kindsOf, statementOf } from "./statement.ts";

const record = (
	id: number,
	change: string,
	balanceAfter: string | undefined,
	kind: MovementKind = "other",
): AccountRecord => ({
	id,
	kind,
	change: money(decimal(change)),
	balanceAfter: balanceAfter === undefined ? undefined : money(decimal(balanceAfter)),
	reason: { is: "sentence", text: "" },
	createdAt: "2026-01-05 10:00:00",
});

/** Newest first, as the platform lists them. */
const listed = (
	opening: Money,
	changes: readonly Money[],
	kinds: readonly MovementKind[] = [],
): readonly AccountRecord[] => {
	let balance = opening;
	return changes
		.map((change, place) => {
			balance = money(BigDecimal.sum(balance, change));
			return record(place + 1, toText(change), toText(balance), kinds[place]);
		})
		.toReversed();
};

const nothing = Object.fromEntries(movementKinds.map((kind) => [kind, "0"]));

const amounts = fc
	.tuple(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.integer({ min: 0, max: 8 }))
	.map(([value, scale]) => money(BigDecimal.make(value, scale)));

describe("Spec 2 §2: the statement of a period", () => {
	test("A-562: has the balance before it, its changes from the oldest on, their sums by kind, and the balance after it", () => {
		const before = record(1, "100", "100", "deposit");
		const changes = [
			record(6, "10", "71.9", "withdrawal"),
			record(5, "-9.1", "61.9", "reservation"),
			record(4, "0.5", "71", "result"),
			record(3, "-39.5", "70.5", "withdrawal"),
			record(2, "10", "110", "deposit"),
		];
		const result = statementOf({ before, changes, isWhole: true });
		expect(plain(result)).toEqual({
			is: "statement",
			statement: {
				opening: "100",
				movements: plain(changes.toReversed()),
				sums: { ...nothing, deposit: "10", withdrawal: "-29.5", result: "0.5", reservation: "-9.1" },
				closing: "71.9",
			},
		});
	});

	test("begins at zero without an earlier change, and is empty without changes", () => {
		expect(plain(statementOf({ before: undefined, changes: [], isWhole: true }))).toEqual({
			is: "statement",
			statement: { opening: "0", movements: [], sums: nothing, closing: "0" },
		});
	});

	test("does not exist if a balance does not follow from the one before it, and the change is named", () => {
		const wrong = record(3, "-40", "69.99");
		const changes = [record(4, "0.5", "70.49"), wrong, record(2, "10", "110")];
		expect(statementOf({ before: record(1, "100", "100"), changes, isWhole: true })).toEqual({
			is: "contradictory",
			at: wrong,
		});
	});

	test("does not exist if the first change does not continue the balance before the period", () => {
		const first = record(2, "10", "110");
		expect(statementOf({ before: record(1, "99", "99"), changes: [first], isWhole: true })).toEqual({
			is: "contradictory",
			at: first,
		});
	});

	test.each([
		["of the period", record(1, "100", "100"), [record(2, "10", undefined)], record(2, "10", undefined)],
		["before the period", record(1, "100", undefined), [], record(1, "100", undefined)],
	])("does not exist if the platform does not report a balance %s", (_, before, changes, at) => {
		expect(statementOf({ before, changes, isWhole: true })).toEqual({ is: "contradictory", at });
	});

	test("does not exist if not all changes were read", () => {
		expect(statementOf({ before: undefined, changes: [record(1, "1", "1")], isWhole: false })).toEqual({
			is: "incomplete",
		});
	});

	test("A-562: the kinds of its movements are in the order of the statement, reservations last", () => {
		const movements = (["reservation", "fee", "deposit", "fee"] as const).map((kind, id) =>
			record(id, "1", "1", kind),
		);
		expect(kindsOf({ movements })).toEqual(["deposit", "fee", "reservation"]);
	});

	test("adds up exactly: opening + the sums of all kinds = closing = opening + the sum of all changes", () => {
		const kinds = fc.array(fc.constantFrom(...movementKinds), { minLength: 60, maxLength: 60 });
		fc.assert(
			fc.property(amounts, fc.array(amounts, { maxLength: 60 }), kinds, (opening, changes, ofChanges) => {
				const before = record(0, "0", toText(opening));
				const rows = listed(opening, changes, ofChanges);
				const result = statementOf({ before, changes: rows, isWhole: true });
				if (result.is !== "statement") throw new Error(result.is);
				const { closing, movements, sums } = result.statement;
				const sum = BigDecimal.sumAll([opening, ...changes]);
				expect([toText(result.statement.opening), toText(closing), movements.length]).toEqual([
					toText(opening),
					toText(sum),
					changes.length,
				]);
				for (const kind of movementKinds) {
					const ofKind = changes.filter((_, place) => ofChanges[place] === kind);
					expect([kind, toText(sums[kind])]).toEqual([kind, toText(BigDecimal.sumAll(ofKind))]);
				}
			}),
			{ seed: 20261126 },
		);
	});

	test("does not exist after any single falsified balance", () => {
		fc.assert(
			fc.property(
				amounts,
				fc.array(amounts, { minLength: 1, maxLength: 20 }),
				fc.nat(),
				fc.bigInt({ min: 1n, max: 10n ** 6n }),
				(opening, changes, place, error) => {
					const rows = listed(opening, changes);
					const at = place % rows.length;
					const falsified = rows.map((row, index) =>
						index === at && row.balanceAfter
							? { ...row, balanceAfter: money(BigDecimal.sum(row.balanceAfter, BigDecimal.make(error, 8))) }
							: row,
					);
					const before = record(0, "0", toText(opening));
					expect(statementOf({ before, changes: falsified, isWhole: true })).toEqual({
						is: "contradictory",
						at: falsified[at],
					});
				},
			),
			{ seed: 20261126 },
		);
	});
});

test("a record before the period without a balance is named, and there is no statement", () => {
	const before = record(1, "100", undefined);
	expect(statementOf({ before, changes: [], isWhole: true })).toEqual({ is: "contradictory", at: before });
	expect(statementOf({ before, changes: [], isWhole: false })).toEqual({ is: "incomplete" });
});
