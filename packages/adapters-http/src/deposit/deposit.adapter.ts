import { deposit as contract, type ReplyOf, type RowOf } from "@tradewind/contracts";
import {
	type BankOption,
	type CryptoChannel,
	type DepositKind,
	type DepositRecord,
	Deposits,
	type MatchedBank,
	type PendingDeposit,
	type ReceivingInfo,
} from "@tradewind/domain/deposit";
import { type Money, money, toText } from "@tradewind/domain/money";
import { BigDecimal, Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, figureOrNone } from "../wire/wire-decimal.ts";

/** Deposits over HTTP. */
export const deposits = adapter(Deposits, (http) => ({
	channels: Effect.map(http.query(contract.getChannels, {}), (list) => list.map(channelOf)),
	bankOptions: Effect.map(http.query(contract.getBankOptions, {}), (list) => list.map(optionOf)),
	receivingInfo: (optionId) =>
		Effect.map(http.query(contract.getReceivingInfo, { bank_coin: String(optionId) }), receivingOf),
	pendingDeposit: Effect.map(http.query(contract.getPendingDeposit, {}), pendingOf),
	records: ({ kind, page }) =>
		http.page(contract.getDepositRecords, { type: types[kind], page: String(page) }, (item) =>
			recordOf(item, kind),
		),
	submitCrypto: ({ channelId, address, amount, proof }) =>
		http.done(contract.submitCrypto, {
			number: toText(amount),
			proofImg: proof,
			address,
			charge_id: String(channelId),
		}),
	createBankDeposit: ({ optionId, amount }) =>
		http.done(contract.createBankDeposit, { number: toText(amount), symbol_id: String(optionId) }),
	uploadProof: ({ depositId, proof }) =>
		http.done(contract.saveProof, { id: String(depositId), proofImg: proof }),
	cancel: (depositId) => http.done(contract.cancelBankDeposit, { id: String(depositId) }),
	submitBankDeposit: ({ optionId, amount, proof }) =>
		http.done(contract.submitWire, { number: toText(amount), wire_id: String(optionId), proofImg: proof }),
}));

const types = { crypto: "0", bank: "1" } as const;
const kinds = { 0: "crypto", 1: "bank" } as const;
const statuses = { 0: "pending", 1: "finished", 2: "rejected", 3: "invalid" } as const;

/** A limit; `"0"` is none (docs/assumptions.md, A-323). */
const limitOf = (text: string | null | undefined): Money | undefined => {
	const limit = figureOrNone(text, money);
	return limit && BigDecimal.isPositive(limit) ? limit : undefined;
};

const channelOf = (item: ReplyOf<typeof contract.getChannels>[number]): CryptoChannel => ({
	id: item.id,
	currency: item.currency_code,
	protocol: item.protocol_code,
	address: item.address,
	minimum: limitOf(item.min_amount),
});

const optionOf = (item: ReplyOf<typeof contract.getBankOptions>[number]): BankOption => ({
	id: item.id,
	name: item.name,
	minimum: limitOf(item.min_amount),
	maximum: limitOf(item.max_amount),
});

/** Without an account number there is nothing to pay to. */
const receivingOf = (info: ReplyOf<typeof contract.getReceivingInfo>): ReceivingInfo | undefined =>
	info.payee_account
		? {
				bankName: info.bank_name ?? "",
				bankAddress: info.bank_address ?? "",
				swift: info.bank_swift ?? "",
				payeeName: info.payee_name ?? "",
				payeeAccount: info.payee_account,
				remark: info.bank_remark ?? "",
			}
		: undefined;

const pendingOf = (reply: ReplyOf<typeof contract.getPendingDeposit>): PendingDeposit | undefined =>
	reply.id && reply.number
		? {
				id: reply.id,
				amount: money(decimalOf(reply.number)),
				optionId: ("symbol_id" in reply && reply.symbol_id) || undefined,
				bank: bankOf(reply.bank_info),
				proof: ("proof_img" in reply && reply.proof_img) || undefined,
			}
		: undefined;

const recordOf = (item: RowOf<typeof contract.getDepositRecords>, requested: DepositKind): DepositRecord => ({
	id: item.id,
	kind: typeof item.type === "number" ? kinds[item.type] : requested,
	amount: figureOrNone(item.number, money),
	currency: item.currency_code ?? "",
	status: statuses[item.status],
	createdAt: item.created_at ?? "",
	remark: item.remark ?? "",
	bank: bankOf(item.bank_info),
	proof: item.proof_img || undefined,
});

type WireBank = RowOf<typeof contract.getDepositRecords>["bank_info"];

/** A bank without an account and without an IBAN is not matched: there is nothing to pay to. */
const bankOf = (bank: WireBank): MatchedBank | undefined =>
	bank && (bank.account || bank.iban)
		? {
				bankName: bank.bank_name ?? "",
				swift: bank.swift ?? "",
				ifsc: bank.ifsc ?? "",
				iban: bank.iban ?? "",
				payeeName: bank.name ?? "",
				account: bank.account ?? "",
			}
		: undefined;
