import type { CommandReply } from "@tradewind/domain/command";
import { Articles, createArticleMachine, type DescriptivePage } from "@tradewind/domain/content";
import {
	bankDepositMachine,
	cryptoDepositMachine,
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
import type { CommandError } from "@tradewind/domain/request";
import { Effect } from "effect";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";
import { safeHtml } from "../../ui/html/safe-html.ts";

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
}));
