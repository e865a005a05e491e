import { transfer } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { decimal, money } from "@tradewind/domain/money";
import { Transfers } from "@tradewind/domain/transfer";
import { consumes, onePage, refuses } from "../pact/consumer-test.ts";

const move = (amount: string) =>
	Transfers.use((port) => port.transfer({ amount: money(decimal(amount)), currencyId: 1, from: 1, to: 3 }));
const log = (accountId: number) => Transfers.use((port) => port.log({ accountId, page: 1 }));

export const pact = [
	consumes(transfer.transfer, move("50"), { message: "ok" }),
	refuses(transfer.transfer, move("99999999"), {
		when: "of more than the account has",
		input: { ...transfer.transfer.example.input, balance: "99999999" },
	}),
	consumes(
		transfer.getTransferLog,
		log(1),
		onePage({ amount: decimal("50"), from: 1, to: 3, createdAt: "2026-01-01 00:00:00" }),
		{ given: providerStates.transferred },
	),
	refuses(transfer.getTransferLog, log(999), {
		when: "of no account of the customer's",
		input: { type: "999", page: "1" },
	}),
];
