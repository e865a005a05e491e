import { Effect, Result } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { Instant } from "../time/instant.ts";
import { type JournalKind, type JournalRecord, momentOf } from "./journal-record.ts";
import type { JournalSource } from "./sources.ts";

/** How far one of the platform's lists has been read. */
interface Cursor {
	readonly page: number;
	readonly rows: number;
	readonly total: number;
	readonly isAtEnd: boolean;
	/** The oldest moment that was read: the list may still have records of this moment and older ones. */
	readonly oldest: Instant | undefined;
	/** Read, but perhaps older than unread records of another list. */
	readonly waiting: readonly JournalRecord[];
	/** It could not be read: the journal lacks its records. */
	readonly failure: QueryError | undefined;
}

/** The state between two pages of the journal. */
export interface JournalPosition {
	readonly cursors: ReadonlyMap<string, Cursor>;
	/** Number of records that were returned. */
	readonly given: number;
}

export const journalStart: JournalPosition = { cursors: new Map(), given: 0 };

export interface JournalPage {
	/** Newest first. No unread record is newer than the last one. */
	readonly records: readonly JournalRecord[];
	readonly position: JournalPosition;
	readonly isAtEnd: boolean;
	/** At most this many records in all. */
	readonly total: number;
	/** Kinds that could not be read. */
	readonly missing: readonly JournalKind[];
	/** Why the first of them could not be read. */
	readonly failure: QueryError | undefined;
}

/**
 * The next page of the journal: the lists of all sources as one, newest first. Each list is read only as far as
 * needed. A list that can't be read is left out and named in `missing`, unless all of them fail, or the session has
 * ended: then the page fails.
 */
export const readJournal = <Ports>(
	sources: readonly JournalSource<Ports>[],
	position: JournalPosition,
): Effect.Effect<JournalPage, QueryError, Ports> =>
	Effect.gen(function* () {
		let cursors = position.cursors;
		for (;;) {
			const toRead = sources.filter(({ name }) => holdsBack(cursors, name));
			const read = yield* Effect.all(
				toRead.map((source) => readOne(source, cursors.get(source.name) ?? unread)),
				{ concurrency: "unbounded" },
			);
			cursors = new Map([...cursors, ...read]);
			const failures = [...cursors.values()].flatMap(({ failure }) => failure ?? []);
			const [failure] = failures;
			const fatal = failures.find(({ _tag }) => _tag === "SessionInvalid");
			if (fatal) return yield* Effect.fail(fatal);
			if (failure && failures.length === sources.length) return yield* Effect.fail(failure);
			const given = giveOut(cursors);
			cursors = given.cursors;
			const isAtEnd = [...cursors.values()].every((cursor) => cursor.isAtEnd && cursor.waiting.length === 0);
			if (given.records.length > 0 || isAtEnd)
				return pageOf(sources, cursors, given.records, isAtEnd, position);
		}
	});

const pageOf = <Ports>(
	sources: readonly JournalSource<Ports>[],
	cursors: ReadonlyMap<string, Cursor>,
	records: readonly JournalRecord[],
	isAtEnd: boolean,
	position: JournalPosition,
): JournalPage => {
	const given = position.given + records.length;
	const rest = [...cursors.values()].reduce(
		(sum, cursor) => sum + cursor.waiting.length + (cursor.isAtEnd ? 0 : cursor.total - cursor.rows),
		0,
	);
	const missing = sources.flatMap(({ name, kind }) => (cursors.get(name)?.failure ? [kind] : []));
	return {
		records,
		position: { cursors, given },
		isAtEnd,
		total: isAtEnd ? given : given + Math.max(1, rest),
		missing: [...new Set(missing)],
		failure: [...cursors.values()].find(({ failure }) => failure)?.failure,
	};
};

const unread: Cursor = {
	page: 0,
	rows: 0,
	total: 0,
	isAtEnd: false,
	oldest: undefined,
	waiting: [],
	failure: undefined,
};

/** The moment down to which the journal is complete; `undefined` if all lists are at their end. */
const frontierOf = (cursors: ReadonlyMap<string, Cursor>): Instant | undefined => {
	const open = [...cursors.values()].flatMap(({ isAtEnd, oldest }) => (isAtEnd ? [] : (oldest ?? [])));
	return open.length === 0 ? undefined : open.reduce((latest, one) => (one > latest ? one : latest));
};

/** Whether the next page needs more of this list: it is unread, or no other list is complete to an earlier moment only. */
const holdsBack = (cursors: ReadonlyMap<string, Cursor>, name: string): boolean => {
	const cursor = cursors.get(name);
	if (!cursor) return true;
	if (cursor.isAtEnd) return false;
	const frontier = frontierOf(cursors);
	return cursor.oldest === undefined || frontier === undefined || cursor.oldest >= frontier;
};

const readOne = <Ports>(
	{ name, read }: JournalSource<Ports>,
	cursor: Cursor,
): Effect.Effect<readonly [string, Cursor], never, Ports> =>
	Effect.map(Effect.result(read(cursor.page + 1)), (answer) => {
		if (Result.isFailure(answer))
			return [name, { ...cursor, isAtEnd: true, failure: answer.failure }] as const;
		const { records, rows, total, oldest = cursor.oldest } = answer.success;
		const all = cursor.rows + rows;
		return [
			name,
			{
				page: cursor.page + 1,
				rows: all,
				total,
				isAtEnd: rows === 0 || all >= total,
				oldest:
					cursor.oldest === undefined || (oldest !== undefined && oldest < cursor.oldest)
						? oldest
						: cursor.oldest,
				waiting: [...cursor.waiting, ...records],
				failure: undefined,
			},
		] as const;
	});

/** Returns the buffered records that no unread record can precede. */
const giveOut = (cursors: ReadonlyMap<string, Cursor>) => {
	const frontier = frontierOf(cursors);
	const isReady = (record: JournalRecord): boolean => {
		const moment = momentOf(record);
		return frontier === undefined || moment === undefined || moment >= frontier;
	};
	const records = [...cursors.values()].flatMap(({ waiting }) => waiting.filter(isReady));
	const left = [...cursors].map(
		([name, cursor]) =>
			[name, { ...cursor, waiting: cursor.waiting.filter((record) => !isReady(record)) }] as const,
	);
	return { records: records.toSorted(newestFirst), cursors: new Map(left) };
};

/** Records without a readable time come first, so that they are visible. */
const newestFirst = (a: JournalRecord, b: JournalRecord): number =>
	(momentOf(b) ?? Number.MAX_SAFE_INTEGER) - (momentOf(a) ?? Number.MAX_SAFE_INTEGER);
