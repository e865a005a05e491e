import { shownBalances } from "@tradewind/domain/account";
import { type JournalRecord, momentOf, type TimelineRow } from "@tradewind/domain/journal";
import { createFullListMachine, createPagedListMachine, type ListPage } from "@tradewind/domain/paged-list";
import { Effect } from "effect";
import { type ActorRefFrom, createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import type { App } from "../../state/app.ts";
import { shownReading } from "../../state/ports.ts";
import { createJournalReader, type JournalExtra, type JournalQuery } from "./reader.ts";
import type { JournalFacts } from "./sources.ts";

const keyOf = ({ key }: JournalRecord): string => key;
const listMachine = createPagedListMachine<JournalRecord, string, JournalQuery, JournalExtra>({ keyOf });
const exportMachine = createFullListMachine<TimelineRow, string, JournalQuery, undefined>({
	keyOf: ({ key }) => key,
});

export type JournalList = ActorRefFrom<typeof listMachine>;

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

/** The journal of the customer; rows and filter are unchanged when the customer returns. */
export const journalOf = keptPerSession((app, _signedIn, ends): JournalList => {
	const machine = listMachine.provide({
		actors: { readPage: app.request(readerOf(app), shownReading) },
	});
	return ends(createActor(machine, { input: { query: { kind: undefined } } }).start());
});

/** All records of a filter, for an export, as rows without the commands of this device. */
export const exportListOf = (app: App) => {
	const read = readerOf(app, { isWhole: true });
	const readRows = (request: Parameters<typeof read>[0]) =>
		Effect.map(
			read(request),
			({ rows, total }): ListPage<TimelineRow, undefined> => ({
				rows: rows.map(rowOf),
				total,
				extra: undefined,
			}),
		);
	return exportMachine.provide({ actors: { readPage: app.request(readRows, shownReading) } });
};

const rowOf = (record: JournalRecord): TimelineRow => ({
	is: "record",
	key: record.key,
	at: momentOf(record),
	record,
	commands: [],
});
