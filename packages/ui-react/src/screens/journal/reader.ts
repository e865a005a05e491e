import {
	type JournalKind,
	type JournalPosition,
	type JournalRecord,
	journalStart,
	readJournal,
} from "@tradewind/domain/journal";
import type { ListPage } from "@tradewind/domain/paged-list";
import type { QueryError } from "@tradewind/domain/request";
import { Effect } from "effect";
import type { Ports } from "../../state/ports.ts";
import { type JournalFacts, sourcesFor } from "./sources.ts";

export interface JournalQuery {
	/** `undefined` for all kinds. */
	readonly kind: JournalKind | undefined;
	/** Digits of the numbers that the customer searches; empty for all records. */
	readonly number: string;
}

/** Beside the records: the kinds that could not be read. */
export interface JournalExtra {
	readonly missing: readonly JournalKind[];
}

interface PageRequest {
	readonly query: JournalQuery;
	readonly page: number;
}

/**
 * Reads the journal page by page. Each page continues where the one before it ended in each of the platform's lists, so a reader
 * belongs to one list. With `isWhole` it fails if any of them can't be read: an export must not be incomplete without notice.
 */
export const createJournalReader = (factsOf: () => JournalFacts, { isWhole = false } = {}) => {
	const positions = new Map<string, JournalPosition>();
	const before = ({ query, page }: PageRequest): JournalPosition => {
		for (let earlier = page - 1; earlier > 0; earlier--) {
			const position = positions.get(`${nameOf(query)} ${earlier}`);
			if (position) return position;
		}
		return journalStart;
	};
	return (request: PageRequest): Effect.Effect<ListPage<JournalRecord, JournalExtra>, QueryError, Ports> =>
		Effect.suspend(() =>
			Effect.flatMap(
				readJournal(sourcesFor(factsOf(), request.query), before(request)),
				({ records, position, total, missing, failure }) => {
					if (isWhole && failure) return Effect.fail(failure);
					positions.set(`${nameOf(request.query)} ${request.page}`, position);
					return Effect.succeed({ rows: records, total, extra: { missing } });
				},
			),
		);
};

const nameOf = ({ kind, number }: JournalQuery): string => `${kind} ${number}`;
