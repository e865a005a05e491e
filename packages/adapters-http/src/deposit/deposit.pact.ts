import { deposit } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { Deposits } from "@tradewind/domain/deposit";
import { decimal, money } from "@tradewind/domain/money";
import { consumes, onePage, refuses } from "../pact/consumer-test.ts";

const address = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const proof = "/media/uploads/proof.jpg";
const hundred = money(decimal("100"));
const done = { message: "ok" };

const channel = { id: 1, currency: "USDT", protocol: "TRC20", address, minimum: decimal("10") };
const option = { id: 11, name: "USD", minimum: decimal("50"), maximum: decimal("50000") };
const receiving = {
	bankName: "First Bank",
	bankAddress: "1 Main Street, New York",
	swift: "FIRSUS33",
	payeeName: "Tradewind Ltd",
	payeeAccount: "024-883-109742",
	remark: "TW-10000001",
};
const pending = {
	id: 7001,
	amount: decimal("100"),
	optionId: 11,
	bank: {
		bankName: "First Bank",
		swift: "FIRSUS33",
		ifsc: "",
		iban: "DE89370400440532013000",
		payeeName: "Tradewind Ltd",
		account: "024-883-109742",
	},
	proof: undefined,
};
const record = {
	id: 7001,
	kind: "crypto",
	amount: decimal("25"),
	currency: "USDT",
	status: "pending",
	createdAt: "2026-01-01 00:00:00",
	remark: "",
	bank: undefined,
	proof,
};

const submitCrypto = Deposits.use((port) =>
	port.submitCrypto({ channelId: 1, address, amount: money(decimal("25")), proof }),
);
const submitWire = Deposits.use((port) => port.submitBankDeposit({ optionId: 11, amount: hundred, proof }));
const create = Deposits.use((port) => port.createBankDeposit({ optionId: 11, amount: hundred }));
const sendProof = Deposits.use((port) => port.uploadProof({ depositId: 7001, proof }));
const cancel = Deposits.use((port) => port.cancel(7001));
const records = (kind: "crypto" | "bank") => Deposits.use((port) => port.records({ kind, page: 1 }));

export const pact = [
	consumes(
		deposit.getChannels,
		Deposits.use((port) => port.channels),
		[channel],
	),
	consumes(
		deposit.getBankOptions,
		Deposits.use((port) => port.bankOptions),
		[option],
	),
	consumes(
		deposit.getReceivingInfo,
		Deposits.use((port) => port.receivingInfo(11)),
		receiving,
		{ given: providerStates.payer, fromState: { bank_coin: "optionId" } },
	),
	consumes(deposit.submitCrypto, submitCrypto, done, {
		given: providerStates.payer,
		fromState: { proofImg: "picture", address: "channelAddress", charge_id: "channelId" },
	}),
	refuses(deposit.submitCrypto, submitCrypto, {
		when: "with a picture that the customer has not uploaded",
		given: providerStates.payer,
		fromState: { address: "channelAddress", charge_id: "channelId" },
	}),
	consumes(deposit.submitWire, submitWire, done, {
		given: providerStates.payer,
		fromState: { proofImg: "picture", wire_id: "optionId" },
	}),
	refuses(deposit.submitWire, submitWire, {
		when: "with a picture that the customer has not uploaded",
		given: providerStates.payer,
		fromState: { wire_id: "optionId" },
	}),
	consumes(deposit.createBankDeposit, create, done, {
		given: providerStates.payer,
		fromState: { symbol_id: "optionId" },
	}),
	refuses(deposit.createBankDeposit, create, {
		when: "while another one waits",
		given: providerStates.depositUnmatched,
		fromState: { symbol_id: "optionId" },
	}),
	consumes(
		deposit.getPendingDeposit,
		Deposits.use((port) => port.pendingDeposit),
		pending,
		{ given: providerStates.depositMatched },
	),
	consumes(deposit.saveProof, sendProof, done, {
		given: providerStates.depositMatched,
		fromState: { id: "depositId", proofImg: "picture" },
	}),
	refuses(deposit.saveProof, sendProof, {
		when: "of a deposit that is not matched",
		given: providerStates.depositUnmatched,
		fromState: { id: "depositId", proofImg: "picture" },
	}),
	consumes(deposit.cancelBankDeposit, cancel, done, {
		given: providerStates.depositUnmatched,
		fromState: { id: "depositId" },
	}),
	refuses(deposit.cancelBankDeposit, cancel, {
		when: "that is matched",
		given: providerStates.depositMatched,
		fromState: { id: "depositId" },
	}),
	consumes(deposit.getDepositRecords, records("crypto"), onePage(record), {
		given: providerStates.depositor,
	}),
	consumes(deposit.getDepositRecords, records("bank"), onePage(record), {
		when: "by bank",
		given: providerStates.depositor,
		input: { type: "1", page: "1" },
	}),
];
