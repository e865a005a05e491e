import { BigDecimal, Effect, Layer, Result } from "effect";
import type { NonReducibleUnknown } from "xstate";
import type { CommandDone } from "../command/command.ts";
import { decimal, type Money, money } from "../money/decimal.ts";
import { requestActor } from "../request/request.actor.ts";
import { type CommandError, Refused } from "../request/request.errors.ts";
import type {
	BankDepositOrder,
	BankOption,
	CryptoChannel,
	MatchedBank,
	PendingDeposit,
	ReceivingInfo,
} from "./deposit.ts";
import type { DepositGate } from "./deposit-gate.ts";
import { Deposits } from "./deposits.port.ts";
import type { DepositRecord } from "./record/deposit-record.ts";

export const moneyOf = (text: string): Money => money(decimal(text));

export const tron: CryptoChannel = {
	id: 1,
	currency: "USDT",
	protocol: "TRC20",
	address: "TXyz",
	minimum: moneyOf("10"),
};
export const bitcoin: CryptoChannel = {
	id: 2,
	currency: "BTC",
	protocol: "Bitcoin",
	address: "bc1q",
	minimum: undefined,
};

export const dollars: BankOption = { id: 1, name: "USD", minimum: moneyOf("10"), maximum: moneyOf("5000") };
export const euros: BankOption = { id: 2, name: "EUR", minimum: undefined, maximum: undefined };

export const receivingInfo: ReceivingInfo = {
	bankName: "First Bank",
	bankAddress: "1 Main Street",
	swift: "FIRSUS33",
	payeeName: "Tradewind Ltd",
	payeeAccount: "000123",
	remark: "Write your UID",
};
export const bank: MatchedBank = {
	bankName: "First Bank",
	swift: "FIRSUS33",
	ifsc: "",
	iban: "",
	payeeName: "Tradewind Ltd",
	account: "000123",
};
export const proof = "https://files.test/receipt.jpg";

export const open: DepositGate = { is: "open", tabs: ["crypto", "bank"] };

/** A pending deposit that waits for its match, then for its proof, then for its check. */
export const unmatched: PendingDeposit = {
	id: 5,
	amount: moneyOf("100"),
	optionId: 1,
	bank: undefined,
	proof: undefined,
};
export const matched: PendingDeposit = { ...unmatched, bank };
export const proved: PendingDeposit = { ...matched, proof };

export const cryptoRecord: DepositRecord = {
	id: 4,
	kind: "crypto",
	amount: moneyOf("20"),
	currency: "USDT",
	status: "pending",
	createdAt: "2026-01-05 10:00:00",
	remark: "",
	bank: undefined,
	proof,
};
export const bankRecord: DepositRecord = {
	...cryptoRecord,
	id: 5,
	kind: "bank",
	currency: "USD",
	proof: undefined,
};

/** Requests that are answered at once, so that a test starts after the machine's first reading. */
export const immediateAnswer = <A, E, Input = NonReducibleUnknown>(answer: A) => {
	const logic = requestActor<A, E, Input>();
	const output: Result.Result<A, E> = Result.succeed(answer);
	const getInitialSnapshot: typeof logic.getInitialSnapshot = (_, input) => ({
		status: "done",
		output,
		error: undefined,
		input,
	});
	return { ...logic, getInitialSnapshot };
};

type Kept = DepositRecord & { readonly optionId: number | undefined };
const pageSize = 20;

/**
 * In-memory fake of the platform's deposits: one pending deposit at a time where it matches banks, a proof only for a
 * matched one; a cancelled one becomes invalid. `replaceAnswer` replaces the answer to a command after it was carried out.
 */
export const memoryDeposits = (
	replaceAnswer: (answer: CommandDone) => Effect.Effect<CommandDone, CommandError> = Effect.succeed,
) => {
	let kept: readonly Kept[] = [];
	const options = [dollars, euros];
	const refuse = (message: string) => Effect.fail(new Refused({ code: 0, message }));
	const answer = (message: string) => replaceAnswer({ message });
	const add = (record: Pick<Kept, "kind" | "amount" | "currency" | "proof" | "optionId">) => {
		const shared = {
			status: "pending",
			createdAt: "2026-01-05 10:00:00",
			remark: "",
			bank: undefined,
		} as const;
		kept = [{ id: kept.length + 1, ...shared, ...record }, ...kept];
		return answer("Deposit received");
	};
	const change = (id: number, changes: Partial<Kept>) => {
		kept = kept.map((record) => (record.id === id ? { ...record, ...changes } : record));
	};
	const pendingNow = (): PendingDeposit | undefined => {
		const record = kept.find(({ status, optionId }) => status === "pending" && optionId !== undefined);
		if (record?.optionId === undefined || !record.amount) return undefined;
		const { id, amount, optionId, bank: matchedWith, proof: paidBy } = record;
		return { id, amount, optionId, bank: matchedWith, proof: paidBy };
	};
	const hasPendingDeposit = () => {
		const pending = pendingNow();
		return pending !== undefined && !(pending.bank && pending.proof);
	};
	const optionOf = ({ optionId, amount }: BankDepositOrder): BankOption | undefined =>
		options.find(
			({ id, minimum, maximum }) =>
				id === optionId &&
				!(minimum && BigDecimal.isLessThan(amount, minimum)) &&
				!(maximum && BigDecimal.isGreaterThan(amount, maximum)),
		);
	const layer = Layer.succeed(Deposits, {
		channels: Effect.succeed([tron, bitcoin]),
		bankOptions: Effect.succeed(options),
		receivingInfo: (optionId) => Effect.succeed(optionId === dollars.id ? receivingInfo : undefined),
		pendingDeposit: Effect.sync(pendingNow),
		records: ({ kind, page }) =>
			Effect.sync(() => {
				const rows = kept.filter((record) => record.kind === kind);
				const shown = rows.slice((page - 1) * pageSize, page * pageSize);
				return {
					rows: shown.map(({ optionId: _, ...record }) => record),
					total: rows.length,
					extra: undefined,
				};
			}),
		submitCrypto: ({ channelId, amount, proof: paidBy }) =>
			Effect.suspend(() => {
				const channel = [tron, bitcoin].find(({ id }) => id === channelId);
				return channel
					? add({ kind: "crypto", amount, currency: channel.currency, proof: paidBy, optionId: undefined })
					: refuse("No such channel");
			}),
		createBankDeposit: (order) =>
			Effect.suspend(() => {
				const option = optionOf(order);
				if (!option) return refuse("Outside the limits");
				if (hasPendingDeposit()) return refuse("Another deposit is pending");
				return add({
					kind: "bank",
					amount: order.amount,
					currency: option.name,
					proof: undefined,
					optionId: option.id,
				});
			}),
		submitBankDeposit: (order) =>
			Effect.suspend(() => {
				const option = optionOf(order);
				if (!option) return refuse("Outside the limits");
				const { amount, proof: paidBy } = order;
				return add({ kind: "bank", amount, currency: option.name, proof: paidBy, optionId: undefined });
			}),
		uploadProof: ({ depositId, proof: paidBy }) =>
			Effect.suspend(() => {
				const pending = pendingNow();
				if (pending?.id !== depositId || !pending.bank || pending.proof)
					return refuse("No proof is expected");
				change(depositId, { proof: paidBy });
				return answer("Proof received");
			}),
		cancel: (depositId) =>
			Effect.suspend(() => {
				const pending = pendingNow();
				if (pending?.id !== depositId || pending.bank) return refuse("Cannot be cancelled any more");
				change(depositId, { status: "invalid" });
				return answer("Cancelled");
			}),
	});
	return { layer, change, pending: pendingNow, kept: () => kept };
};
