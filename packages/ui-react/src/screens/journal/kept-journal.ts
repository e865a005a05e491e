import { shownBalances } from "@tradewind/domain/account";
import { type JournalRecord, momentOf, type TimelineRow } from "@tradewind/domain/journal";
import { defineList, type PageRequest } from "@tradewind/domain/paged-list";
import { Effect } from "effect";
import { keptList } from "../../kept/kept-list.ts";
import type { App } from "../../state/app.ts";
import { createJournalReader, type JournalQuery } from "./reader.ts";
import type { JournalFacts } from "./sources.ts";

/** `undefined` until the accounts and the site's settings are known. */
export const journalFacts = ({
	balances,
	site,
	session,
}: Pick<App, "balances" | "site" | "session">): JournalFacts | undefined => {
	const known = balances.getSnapshot().context.balances;
	const { settings } = site.getSnapshot().context;
	if (!known || !settings) return undefined;
	const isDemo = session.getSnapshot().context.signedIn?.customer.isDemo === true;
	return { accounts: shownBalances(known, settings), site: settings, isDemo };
};

/** Nothing is read until the facts are known: the screen waits for them. */
const noFacts: JournalFacts = {
	accounts: [],
	site: { hasContractTrading: false, hasMicroTrading: false, hasOnlyOneAccount: false },
	isDemo: false,
};

const readerOf = (app: App, options?: { readonly isWhole: boolean }) =>
	createJournalReader(() => journalFacts(app) ?? noFacts, options);

const journal = (app: App) => defineList({ keyOf: ({ key }: JournalRecord) => key, read: readerOf(app) });

/** The journal of the customer; rows and filter are unchanged when the customer returns. */
export const journalOf = keptList(journal, { kind: undefined, number: "" });

export type JournalList = ReturnType<typeof journalOf>;

/** All records of a filter, for an export, as rows without the commands of this device. */
export const wholeJournal = (app: App) => {
	const read = readerOf(app, { isWhole: true });
	return defineList({
		keyOf: ({ key }: TimelineRow) => key,
		read: (request: PageRequest<JournalQuery>) =>
			Effect.map(read(request), ({ rows, total }) => ({ rows: rows.map(rowOf), total, extra: undefined })),
	});
};

const rowOf = (record: JournalRecord): TimelineRow => ({
	is: "record",
	key: record.key,
	at: momentOf(record),
	record,
	commands: [],
});
