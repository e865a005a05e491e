import { BigDecimal } from "effect";
import { expect, test } from "vitest";
import { decimal, money } from "../../money/decimal.ts";
import type { AccountRecord } from "../account-record.ts";
import type { MovementKind } from "../movement-kind.ts";
import { balanceCourse } from "./balance-course.ts";

const range = { startTime: 1_767_225_600, endTime: 1_767_830_400 };
const amount = (text: string) => money(decimal(text));

const record = (
	day: number,
	kind: MovementKind,
	change: string | undefined,
	createdAt?: string,
): AccountRecord => ({
	id: day,
	kind,
	change: change === undefined ? undefined : amount(change),
	balanceAfter: undefined,
	reason: { is: "sentence", text: "" },
	createdAt: createdAt ?? `2026-01-0${day} 00:00:00`,
});

const courseOf = (total: string, ...accounts: readonly (readonly [opening: string, ...AccountRecord[]])[]) =>
	balanceCourse({
		total: amount(total),
		statements: accounts.map(([opening, ...movements]) => ({ opening: amount(opening), movements })),
		range,
	})?.map(({ at, total }) => [(at - range.startTime) / 86_400 + 1, BigDecimal.format(total)]);

test("A-767: the course takes the changes of all accounts back from the total of today", () => {
	const contract = ["100", record(2, "result", "-10.5"), record(5, "transfer", "40")] as const;
	const funding = ["500", record(3, "deposit", "200"), record(5, "transfer", "-40")] as const;
	expect(courseOf("789.5", contract, funding)).toEqual([
		[1, "600"],
		[2, "589.5"],
		[3, "789.5"],
		[5, "789.5"],
		[8, "789.5"],
	]);
});

test("A-767: money that is reserved for orders stays in the total", () => {
	expect(courseOf("100", ["100", record(2, "reservation", "-60"), record(3, "reservation", "60")])).toEqual([
		[1, "100"],
		[8, "100"],
	]);
});

test("A-767: without money before the range the course begins with the first record", () => {
	expect(courseOf("50", ["0", record(4, "deposit", "50")])).toEqual([
		[4, "50"],
		[8, "50"],
	]);
	expect(courseOf("0", ["0"])).toEqual([[8, "0"]]);
});

test("A-767: a record without a change or a time gives no course", () => {
	expect(courseOf("50", ["0", record(4, "deposit", undefined)])).toBe(undefined);
	expect(courseOf("50", ["0", record(4, "deposit", "1", "yesterday")])).toBe(undefined);
});
