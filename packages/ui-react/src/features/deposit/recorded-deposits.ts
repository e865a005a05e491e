import type {
	BankDepositOrder,
	BankOption,
	SentBankDeposit,
	SentCryptoDeposit,
	SentWireDeposit,
} from "@tradewind/domain/deposit";
import type { SavedCommand } from "@tradewind/domain/journal";
import { toText } from "@tradewind/domain/money";

/** A deposit of coins in the journal of this device, without the address. */
export const commandOfCrypto = ({ order, currency }: SentCryptoDeposit): SavedCommand => ({
	is: "deposit crypto",
	amount: toText(order.amount),
	currency,
});

/** The name of the option stands for its currency, which an option does not tell. */
const bankDeposit = (order: BankDepositOrder, options: readonly BankOption[]): SavedCommand => {
	const name = options.find(({ id }) => id === order.optionId)?.name;
	return { is: "deposit bank", amount: toText(order.amount), ...(name && { currency: name }) };
};

/** A deposit to a chosen bank, without the account. */
export const commandOfWire = ({ order }: SentWireDeposit, options: readonly BankOption[]): SavedCommand =>
	bankDeposit(order, options);

/** A command of a deposit to a matched bank. */
export const commandOfBank = ({ command }: SentBankDeposit, options: readonly BankOption[]): SavedCommand => {
	switch (command.is) {
		case "create":
			return bankDeposit(command.order, options);
		case "upload proof":
			return { is: "upload deposit proof", record: `deposit ${command.depositId}` };
		case "cancel":
			return { is: "cancel deposit", record: `deposit ${command.depositId}` };
	}
};
