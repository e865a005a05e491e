import { Effect, Layer, Result } from "effect";
import { expect, test } from "vitest";
import { decimal, money } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { Unreachable } from "../../request/request.errors.ts";
import { readMoment } from "../../time/read-moment.ts";
import { AccountHistory, type AccountRecordsQuery } from "../account-history.port.ts";
import type { AccountRecord } from "../account-record.ts";
import { readStatement } from "./read-statement.ts";

const january = { startTime: 1_767_225_600, endTime: 1_769_904_000 };
const offline = new Unreachable({ reason: "offline" });

const recordAt = (id: number, createdAt: string, change: string, balance: string): AccountRecord => ({
	id,
	kind: change.startsWith("-") ? "withdrawal" : "deposit",
	change: money(decimal(change)),
	balanceAfter: money(decimal(balance)),
	reason: { is: "sentence", text: "" },
	createdAt,
});

/** Newest first. */
const history = [
	recordAt(6, "2026-02-01 00:00:00", "1", "76"),
	recordAt(5, "2026-01-31 23:59:59", "5", "75"),
	recordAt(4, "2026-01-20 10:00:00", "-20", "70"),
	recordAt(3, "2026-01-01 00:00:00", "-10", "90"),
	recordAt(2, "2025-12-31 23:59:59", "50", "100"),
	recordAt(1, "2025-12-01 10:00:00", "50", "50"),
];

/** A platform with pages of two. `onPage` runs before each page of the period. */
const platform = (rows: () => readonly AccountRecord[], failsOnPage?: number) => {
	const asked: AccountRecordsQuery[] = [];
	const layer = Layer.mock(AccountHistory, {
		records: (query) =>
			Effect.suspend(() => {
				asked.push(query);
				if (query.page === failsOnPage) return Effect.fail(offline);
				const { startTime = 0, endTime = Number.MAX_SAFE_INTEGER } = query.range ?? {};
				const inRange = rows().filter(({ createdAt }) => {
					const seconds = (readMoment(createdAt) ?? 0) / 1000;
					return seconds >= startTime && seconds < endTime;
				});
				const from = (query.page - 1) * 2;
				return Effect.succeed({
					rows: inRange.slice(from, from + 2),
					total: inRange.length,
					extra: undefined,
				});
			}),
	});
	const read = () =>
		Effect.runPromise(Effect.result(Effect.provide(readStatement({ accountId: 1, range: january }), layer)));
	return { asked, read };
};

test("Spec 2 §2, §7: all pages of the period are read, and the last change before it", async () => {
	const { asked, read } = platform(() => history);
	const result = Result.getOrThrow(await read());
	expect(plain(result)).toEqual({
		is: "statement",
		statement: {
			opening: "100",
			movements: plain([history[3], history[2], history[1]]),
			sums: {
				...{ deposit: "5", withdrawal: "-30", transfer: "0", result: "0", fee: "0" },
				...{ fund: "0", loan: "0", other: "0", reservation: "0" },
			},
			closing: "75",
		},
	});
	expect(asked.map(({ page, range }) => [page, range?.startTime, range?.endTime])).toEqual([
		[1, 946_684_800, january.startTime],
		[1, january.startTime, january.endTime],
		[2, january.startTime, january.endTime],
	]);
});

test("a change that happens during the reading moves others to the next page, and none is missed or counted twice", async () => {
	let reads = 0;
	const newest = recordAt(9, "2026-01-31 23:59:59", "1", "76");
	const { read } = platform(() => {
		reads++;
		const inJanuary = history.slice(1);
		return reads <= 2 ? inJanuary : [newest, ...inJanuary];
	});
	const result = Result.getOrThrow(await read());
	// The statement is that of the moment at which its first page was read.
	expect(result.is === "statement" && result.statement.movements.map(({ id }) => id)).toEqual([3, 4, 5]);
});

test("a page that can't be read fails the statement: a part of a month is never shown as the whole", async () => {
	const { read } = platform(() => history, 2);
	expect(Result.getOrUndefined(Result.flip(await read()))).toEqual(offline);
});
