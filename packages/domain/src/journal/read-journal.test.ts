import { Effect, Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type QueryError, SessionInvalid, Unreachable } from "../request/request.errors.ts";
import { depositOf, minute } from "./journal.test-support.ts";
import { type JournalKind, type JournalRecord, oldestOf } from "./journal-record.ts";
import { type JournalPage, type JournalPosition, journalStart, readJournal } from "./read-journal.ts";
import { type JournalSource, withNumber } from "./sources.ts";
import { depositEntry } from "./to-journal.ts";

const offline = new Unreachable({ reason: "offline" });

interface Listed {
	readonly name: string;
	readonly kind?: JournalKind;
	/** Minutes of its records, newest first. */
	readonly minutes: readonly number[];
	readonly fails?: QueryError;
}

const recordAt = (name: string, at: number, place: number): JournalRecord => ({
	...depositEntry(depositOf(place, minute(at))),
	key: `${name} ${place}`,
});

/** Lists with pages of three. */
const sourcesOf = (lists: readonly Listed[]) => {
	const asked: string[] = [];
	const sources = lists.map(
		({ name, kind = "deposit", minutes, fails }): JournalSource<never> => ({
			name,
			kind,
			read: (page) =>
				Effect.suspend(() => {
					asked.push(`${name} ${page}`);
					if (fails) return Effect.fail(fails);
					const all = minutes.map((at, place) => recordAt(name, at, place));
					const records = all.slice((page - 1) * 3, page * 3);
					return Effect.succeed({
						records,
						rows: records.length,
						total: all.length,
						oldest: oldestOf(records),
					});
				}),
		}),
	);
	return { sources, asked };
};

const read = (
	sources: readonly JournalSource<never>[],
	position: JournalPosition = journalStart,
): Promise<JournalPage> => Effect.runPromise(readJournal(sources, position));

const readAll = async (sources: readonly JournalSource<never>[]): Promise<readonly JournalPage[]> => {
	const pages: JournalPage[] = [];
	for (let position = journalStart; ; ) {
		const page = await read(sources, position);
		pages.push(page);
		if (page.isAtEnd) return pages;
		position = page.position;
	}
};

const timesOf = ({ records }: JournalPage) => records.map(({ at }) => at);

describe("The journal of several lists of the platform", () => {
	test("a page ends where an unread record of another list could follow", async () => {
		const { sources, asked } = sourcesOf([
			{ name: "deposits", minutes: [50, 49, 48, 47] },
			{ name: "orders", minutes: [49, 20, 10, 5] },
		]);
		const first = await read(sources);
		expect(timesOf(first)).toEqual([50, 49, 49, 48].map(minute));
		const second = await read(sources, first.position);
		expect(timesOf(second)).toEqual([47, 20, 10].map(minute));
		const third = await read(sources, second.position);
		expect([timesOf(third), third.isAtEnd, third.total]).toEqual([[minute(5)], true, 8]);
		// The list that was complete far enough is not read further than needed.
		expect(asked).toEqual(["deposits 1", "orders 1", "deposits 2", "orders 2"]);
	});

	test("an empty journal is at its end after one reading of each list", async () => {
		const { sources, asked } = sourcesOf([
			{ name: "deposits", minutes: [] },
			{ name: "orders", minutes: [] },
		]);
		const page = await read(sources);
		expect([page.records, page.isAtEnd, page.total, asked]).toEqual([
			[],
			true,
			0,
			["deposits 1", "orders 1"],
		]);
	});

	test("a list that can't be read is left out and named; the others are shown", async () => {
		const { sources } = sourcesOf([
			{ name: "loans", kind: "loan", minutes: [], fails: offline },
			{ name: "deposits", minutes: [50] },
		]);
		const page = await read(sources);
		expect([timesOf(page), page.missing, page.failure, page.isAtEnd]).toEqual([
			[minute(50)],
			["loan"],
			offline,
			true,
		]);
	});

	test("the journal fails if no list can be read", async () => {
		const { sources } = sourcesOf([
			{ name: "loans", minutes: [], fails: offline },
			{ name: "deposits", minutes: [], fails: offline },
		]);
		expect(await Effect.runPromise(Effect.result(readJournal(sources, journalStart)))).toEqual(
			Result.fail(offline),
		);
	});

	test("Spec 1 §8: an ended session fails the journal, whatever else can be read", async () => {
		const ended = new SessionInvalid({ message: "Please log in" });
		const { sources } = sourcesOf([
			{ name: "loans", minutes: [], fails: ended },
			{ name: "deposits", minutes: [50] },
		]);
		expect(await Effect.runPromise(Effect.result(readJournal(sources, journalStart)))).toEqual(
			Result.fail(ended),
		);
	});

	test("a record without a readable time is shown at once", async () => {
		const odd = { ...recordAt("odd", 1, 0), at: "soon" };
		const source: JournalSource<never> = {
			name: "odd",
			kind: "deposit",
			read: () => Effect.succeed({ records: [odd], rows: 1, total: 1, oldest: undefined }),
		};
		const { sources } = sourcesOf([{ name: "deposits", minutes: [50, 49, 48, 47] }]);
		const page = await read([...sources, source]);
		expect(timesOf(page)).toEqual(["soon", ...[50, 49, 48].map(minute)]);
	});

	test("a list of which only few rows are records is read no further than the others", async () => {
		const { sources, asked } = sourcesOf([
			{ name: "deposits", minutes: [50, 49, 48, 47] },
			{ name: "changes", minutes: [50, 49, 48, 47, 46, 45, 44, 43, 42] },
		]);
		const few = sources.map((source) => (source.name === "changes" ? withNumber(source, "none") : source));
		expect(timesOf(await read(few))).toEqual([50, 49, 48].map(minute));
		expect(asked).toEqual(["deposits 1", "changes 1"]);
	});

	test("over all pages it has every record once, newest first", async () => {
		const minutes = fc
			.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 12 })
			.map((times) => times.toSorted((a, b) => b - a));
		await fc.assert(
			fc.asyncProperty(fc.array(minutes, { minLength: 1, maxLength: 5 }), async (lists) => {
				const { sources } = sourcesOf(
					lists.map((times, place) => ({ name: `list ${place}`, minutes: times })),
				);
				const pages = await readAll(sources);
				const shown = pages.flatMap(timesOf);
				expect(shown).toEqual(
					lists
						.flat()
						.toSorted((a, b) => b - a)
						.map(minute),
				);
				expect(new Set(pages.flatMap(({ records }) => records.map(({ key }) => key))).size).toBe(
					shown.length,
				);
				expect(pages.at(-1)?.total).toBe(shown.length);
			}),
			{ seed: 20261126 },
		);
	});
});
