import { type Instant, instant } from "../time/instant.ts";
import { askedAt, type DeviceEntry, isCarriedOut, kindOfCommand, standingOf } from "./device-entry.ts";
import { type JournalKind, type JournalRecord, momentOf, oldestOf } from "./journal-record.ts";
import { distanceOf, mayShow } from "./shows-command.ts";

/** A row of the journal. */
export type TimelineRow =
	| {
			readonly is: "record";
			readonly key: string;
			readonly at: Instant | undefined;
			readonly record: JournalRecord;
			/** The commands of this device that the record shows, the first one first. */
			readonly commands: readonly DeviceEntry[];
	  }
	| {
			/** A command of this device without a record: refused, unknown, or one that has none. */
			readonly is: "command";
			readonly key: string;
			readonly at: Instant;
			readonly entry: DeviceEntry;
	  };

export interface TimelineInput {
	readonly records: readonly JournalRecord[];
	readonly entries: readonly DeviceEntry[];
	/** `undefined` for all kinds; then without the changes of the balances, which repeat the other records. */
	readonly kind: JournalKind | undefined;
	/** The records are those with a number that the customer searches: a command without a record has none. */
	readonly isSearch: boolean;
	/** Older records are not read yet. */
	readonly hasMore: boolean;
	readonly now: Instant;
	readonly page: string;
}

export interface Timeline {
	/** Newest first. */
	readonly rows: readonly TimelineRow[];
	/** Unknown commands that a record has proved, with the key of the record. */
	readonly proved: readonly { readonly id: string; readonly record: string }[];
}

/**
 * The journal: the platform's records and what this device sent, as one list. A command that was carried out is part
 * of the row of its record. A record proves a command with an unknown outcome; each record creates at most one command,
 * and answered ones come first, so that a repeated command does not prove a lost one. Refused and unknown commands are
 * rows of their own.
 */
export const timelineOf = ({
	records,
	entries,
	kind,
	isSearch,
	hasMore,
	now,
	page,
}: TimelineInput): Timeline => {
	const wanted = entries.filter((entry) => kind === undefined || kindOfCommand(entry.command) === kind);
	const shown = assign(records, wanted, now, page);
	const proved = [...shown].flatMap(([entry, record]) =>
		standingOf(entry, now, page) === "unknown" ? [{ id: entry.id, record: record.key }] : [],
	);
	const of = new Map<string, DeviceEntry[]>();
	for (const entry of wanted.toSorted((a, b) => askedAt(a) - askedAt(b))) {
		const record = shown.get(entry);
		if (record) of.set(record.key, [...(of.get(record.key) ?? []), entry]);
	}
	const until = hasMore ? oldestOf(records) : undefined;
	const rows: readonly TimelineRow[] = [
		...records.map((record) => ({
			is: "record" as const,
			key: record.key,
			at: momentOf(record),
			record,
			commands: of.get(record.key) ?? [],
		})),
		...wanted.flatMap((entry) => {
			const at = askedAt(entry);
			if (isSearch || shown.has(entry) || (until !== undefined && at < until)) return [];
			return [{ is: "command" as const, key: `command ${entry.id}`, at, entry }];
		}),
	];
	return { rows: rows.toSorted((a, b) => (b.at ?? latest) - (a.at ?? latest)), proved };
};

const latest = instant(Number.MAX_SAFE_INTEGER);

/** The record of each command that was or may have been carried out. */
const assign = (
	records: readonly JournalRecord[],
	entries: readonly DeviceEntry[],
	now: Instant,
	page: string,
): ReadonlyMap<DeviceEntry, JournalRecord> => {
	const found = new Map<DeviceEntry, JournalRecord>();
	const created = new Set<string>();
	const isOpen = (entry: DeviceEntry) => standingOf(entry, now, page) === "unknown";
	const isDone = (entry: DeviceEntry) => isCarriedOut(standingOf(entry, now, page));
	const byKey = (entry: DeviceEntry) => entry.command.record !== undefined;
	const take = (chosen: readonly DeviceEntry[]) => {
		for (const entry of chosen) {
			const candidates = records
				.filter((record) => mayShow(record, entry) && (byKey(entry) || !created.has(record.key)))
				.toSorted((a, b) => distanceOf(a, entry) - distanceOf(b, entry));
			const [record] = candidates;
			if (!record) continue;
			found.set(entry, record);
			if (creates(entry)) created.add(record.key);
		}
	};
	take(entries.filter((entry) => isDone(entry) && byKey(entry)));
	take(entries.filter((entry) => isDone(entry) && !byKey(entry)));
	take(entries.filter((entry) => isOpen(entry) && !byKey(entry)));
	return found;
};

/** Closing, cancelling and the like change a record that another command created. */
const creates = ({ command }: DeviceEntry): boolean => creating.has(command.is);

const creating: ReadonlySet<DeviceEntry["command"]["is"]> = new Set([
	"open contract order",
	"open micro order",
	"deposit crypto",
	"deposit bank",
	"withdraw",
	"transfer",
	"request loan",
	"subscribe",
] as const);
