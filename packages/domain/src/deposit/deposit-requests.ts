import type { Sending } from "../command/command.ts";
import { reconcileBankDeposit, type SentBankDeposit } from "./bank/reconcile-bank-deposit.ts";
import { reconcileNewBankDeposit, type SentWireDeposit } from "./bank/reconcile-new-bank-deposit.ts";
import { reconcileCryptoDeposit, type SentCryptoDeposit } from "./crypto/reconcile-crypto-deposit.ts";
import { Deposits } from "./deposits.port.ts";
import { readBankDeposit, readCryptoDeposit, readDepositRecord, readWireDeposit } from "./read-deposits.ts";

/** The requests of `cryptoDepositMachine`. */
export const cryptoDepositRequests = {
	commands: {
		send: ({ order }: SentCryptoDeposit): Sending<Deposits> =>
			Deposits.use((port) => port.submitCrypto(order)),
	},
	readings: { readCryptoDeposit: () => readCryptoDeposit, reconcile: reconcileCryptoDeposit },
};

/** The requests of `wireDepositMachine`. */
export const wireDepositRequests = {
	commands: {
		send: ({ order }: SentWireDeposit): Sending<Deposits> =>
			Deposits.use((port) => port.submitBankDeposit(order)),
	},
	readings: {
		readWireDeposit: () => readWireDeposit,
		readReceivingInfo: (optionId: number) => Deposits.use((port) => port.receivingInfo(optionId)),
		reconcile: (sent: SentWireDeposit) => reconcileNewBankDeposit(sent),
	},
};

/** The requests of `bankDepositMachine`. */
export const bankDepositRequests = {
	commands: {
		send: ({ command }: SentBankDeposit): Sending<Deposits> =>
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
	},
	readings: {
		readBankDeposit: () => readBankDeposit,
		pollPending: () => Deposits.use((port) => port.pendingDeposit),
		reconcile: reconcileBankDeposit,
	},
};

/** The request of `depositRecordMachine`. */
export const depositRecordRequests = { readings: { readDepositRecord } };
