import { AccountHistory, type AccountRecord, accountDetailMachine } from "@tradewind/domain/account";
import type { HistoryRange } from "@tradewind/domain/paged-list";
import { createPagedListMachine } from "@tradewind/domain/paged-list";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { defineMachines } from "../../state/machines.ts";
import { oncePerId } from "../../state/once-per.ts";
import { shownReading } from "../../state/ports.ts";

interface RecordsQuery {
	readonly accountId: number;
	readonly range: HistoryRange | undefined;
}

/** The records of an account, page by page, newest first (Spec 2 §2). */
const recordsMachine = createPagedListMachine<AccountRecord, AccountRecord["id"], RecordsQuery, undefined>({
	keyOf: (record) => record.id,
});

export const machines = defineMachines((request) => ({
	detail: accountDetailMachine.provide({
		actors: {
			readAccount: request(
				(accountId) => AccountHistory.use((port) => port.account(accountId)),
				shownReading,
			),
		},
	}),
	records: recordsMachine.provide({
		actors: {
			readPage: request(
				({ query, page }) => AccountHistory.use((port) => port.records({ ...query, page })),
				shownReading,
			),
		},
	}),
}));

/** The records of each account; rows and filter are unchanged when the customer returns. */
export const recordsOf = keptPerSession((app, _signedIn, ends) =>
	oncePerId((accountId: number) =>
		ends(createActor(machines(app).records, { input: { query: { accountId, range: undefined } } }).start()),
	),
);
