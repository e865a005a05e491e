import type { CommandReply } from "@tradewind/domain/command";
import { Articles, createArticleMachine, type DescriptivePage } from "@tradewind/domain/content";
import {
	bankDepositMachine,
	cryptoDepositMachine,
	type DepositKind,
	type DepositRecord,
	Deposits,
	depositRecordMachine,
	readBankDeposit,
	readCryptoDeposit,
	readDepositRecord,
	readWireDeposit,
	reconcileBankDeposit,
	reconcileCryptoDeposit,
	reconcileNewBankDeposit,
	type SentBankDeposit,
	type SentCryptoDeposit,
	type SentWireDeposit,
	wireDepositMachine,
} from "@tradewind/domain/deposit";
import {
	createFullListMachine,
	createPagedListMachine,
	type PageRequest,
} from "@tradewind/domain/paged-list";
import type { CommandError } from "@tradewind/domain/request";
import { Effect } from "effect";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { defineMachines } from "../../state/machines.ts";
import { oncePerId } from "../../state/once-per.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";
import { safeHtml } from "../../ui/html/safe-html.ts";

interface RecordsQuery {
	readonly kind: DepositKind;
}

const keyOf = ({ id }: DepositRecord): number => id;

/** The deposits of one kind, newest first (Spec 2 §2). */
const recordsMachine = createPagedListMachine<DepositRecord, number, RecordsQuery, undefined>({ keyOf });

/** All deposits of one kind, for an export. */
const exportMachine = createFullListMachine<DepositRecord, number, RecordsQuery, undefined>({ keyOf });

const readRecords = ({ query, page }: PageRequest<RecordsQuery>) =>
	Deposits.use((port) => port.records({ ...query, page }));

const noteMachine = createArticleMachine<DescriptivePage | undefined, string>();

/** The text of a group, once what cleans it has loaded too: it is then shown at once. */
const readNote = ({ key }: { readonly key: string }) =>
	Effect.tap(
		Articles.use((port) => port.note(key)),
		(note) => Effect.result(Effect.tryPromise(() => safeHtml(note?.content ?? ""))),
	);

export const machines = defineMachines((request) => ({
	crypto: cryptoDepositMachine.provide({
		actors: {
			readCryptoDeposit: request(() => readCryptoDeposit, shownReading),
			send: request<CommandReply, CommandError, SentCryptoDeposit>(
				({ order }) => Deposits.use((port) => port.submitCrypto(order)),
				selfShownCommand,
			),
			reconcile: request(reconcileCryptoDeposit, shownReading),
		},
	}),
	wire: wireDepositMachine.provide({
		actors: {
			readWireDeposit: request(() => readWireDeposit, shownReading),
			readReceivingInfo: request(
				(optionId: number) => Deposits.use((port) => port.receivingInfo(optionId)),
				shownReading,
			),
			send: request<CommandReply, CommandError, SentWireDeposit>(
				({ order }) => Deposits.use((port) => port.submitBankDeposit(order)),
				selfShownCommand,
			),
			reconcile: request((sent: SentWireDeposit) => reconcileNewBankDeposit(sent), shownReading),
		},
	}),
	bank: bankDepositMachine.provide({
		actors: {
			readBankDeposit: request(() => readBankDeposit, shownReading),
			pollPending: request(() => Deposits.use((port) => port.pendingDeposit), shownReading),
			send: request<CommandReply, CommandError, SentBankDeposit>(
				({ command }) =>
					Deposits.use((port) => {
						switch (command.is) {
							case "create":
								return port.createBankDeposit(command.order);
							case "upload proof":
								return port.uploadProof(command);
							case "cancel":
								return port.cancel(command.depositId);
						}
					}),
				selfShownCommand,
			),
			reconcile: request(reconcileBankDeposit, shownReading),
		},
	}),
	bankNote: noteMachine.provide({ actors: { readArticle: request(readNote, shownReading) } }),
	record: depositRecordMachine.provide({
		actors: { readDepositRecord: request(readDepositRecord, shownReading) },
	}),
	records: recordsMachine.provide({ actors: { readPage: request(readRecords, shownReading) } }),
	export: exportMachine.provide({ actors: { readPage: request(readRecords, shownReading) } }),
}));

/** The customer's deposits of each kind. */
export const depositRecordsOf = keptPerSession((app, _signedIn, ends) =>
	oncePerId((kind: DepositKind) =>
		ends(createActor(machines(app).records, { input: { query: { kind } } }).start()),
	),
);
