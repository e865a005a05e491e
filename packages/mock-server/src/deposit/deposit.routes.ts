import { deposit as calls } from "@tradewind/contracts";
import { currencyDecimals, decimal, type Money, money, toText } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";
import { BigDecimal, Result } from "effect";
import { type Answer, pageReply, type Refusal, refuse, reply } from "../api/answer.ts";
import { customerRoute, namingUploads } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import type { Core } from "../core/core.ts";
import type { Customer } from "../customers/customer.ts";
import { checkDecimals } from "../payment/amount-decimals.ts";
import { bankCurrencies, coins, type PaymentCurrency } from "../payment/currencies.ts";
import type { Upload } from "../upload/upload.routes.ts";
import { textIn } from "../words/words.ts";
import { bankLimits, type CompanyBank, coinLimits, openBank } from "./banks.ts";
import { depositCommands } from "./deposit.commands.ts";
import { waitingDeposits } from "./deposit.waiting.ts";
import { createDeposits, type Deposit } from "./deposits.ts";

export const deposit = (core: Core, { upload: { uploads } }: { readonly upload: Upload }) => {
	const { site } = core;
	const deposits = createDeposits(core);

	/** Why the customer may not make this deposit; nothing if they may (Spec 2 §5, §6). */
	const permission = (
		customer: Customer,
		flag: "is_recharge_crypto" | "is_recharge_bank_card",
	): Result.Result<void, Refusal> => {
		const info = site.info();
		if (customer.isDemo) return refuse("account.onlyReal");
		if (info[flag] !== "1") return refuse("deposit.notOffered");
		if (info.is_real_name_auth === "1" && info.is_recharge_auth === "1" && !customer.isReal)
			return refuse("deposit.needsIdentity");
		if (deposits.waitingOf(customer.id) >= maxWaiting)
			return refuse("answer.limitReached", { maximum: String(maxWaiting) });
		return Result.succeed(undefined);
	};

	const proofOf = (address: string, { id }: Customer): Result.Result<string, Refusal> =>
		uploads.isOwnedBy(address, id) ? Result.succeed(address) : refuse("deposit.proofMissing");

	/** Adds a bank deposit to the account that the customer chose, or to one that the platform matches. */
	const addToBank = (
		customer: Customer,
		{ currencyId, number }: { readonly currencyId: string; readonly number: string },
		how: Pick<Deposit, "isMatching" | "proof">,
	): Answer<Record<never, never>> =>
		Result.gen(function* () {
			yield* permission(customer, "is_recharge_bank_card");
			const currency = bankCurrencies.find(({ id }) => String(id) === currencyId);
			const bank = currency && openBank(currency.id);
			if (!currency || !(how.isMatching || bank)) return yield* refuse("deposit.noChannel");
			const amount = yield* amountIn(currency, number, bankLimits.get(currency.id));
			if (how.isMatching && isWaiting(deposits.pendingOf(customer.id)))
				return yield* refuse("deposit.otherPending");
			const added = { ...how, bank: how.isMatching ? undefined : bank };
			deposits.add({ ...added, customerId: customer.id, kind: "bank", currency, amount });
			return yield* reply({}, how.isMatching ? "deposit.created" : "deposit.received");
		});

	return {
		deposits,
		commands: depositCommands(core, deposits, uploads),
		waiting: () => waitingDeposits(core, deposits),
		report: () => ({
			/** Newest first. */
			deposits: deposits.all().map((each) => ({ customerId: each.customerId, ...wireRecord(each, "en") })),
		}),
		routes: [
			customerRoute(calls.getChannels, () =>
				reply(
					coins.map(({ id, code, protocol, address }) => ({
						id,
						currency_code: code,
						protocol_code: protocol,
						address,
						min_amount: coinLimits.get(id)?.minimum ?? "0",
					})),
				),
			),

			customerRoute(calls.getBankOptions, () =>
				reply(
					bankCurrencies.map(({ id, code }) => ({
						id,
						name: code,
						min_amount: bankLimits.get(id)?.minimum ?? "0",
						max_amount: bankLimits.get(id)?.maximum ?? "0",
					})),
				),
			),

			customerRoute(calls.getReceivingInfo, ({ input, customer }) => {
				const bank = openBank(Number(input.bank_coin));
				return reply(
					bank
						? {
								bank_name: bank.bank_name,
								bank_address: bank.bank_address,
								bank_swift: bank.swift,
								payee_name: bank.name,
								payee_account: bank.iban || bank.account,
								bank_remark: `TW-${customer.uid}`,
							}
						: {},
				);
			}),

			customerRoute(calls.submitCrypto, ({ input, customer }) =>
				Result.gen(function* () {
					yield* permission(customer, "is_recharge_crypto");
					const currency = coins.find(
						({ id, address }) => String(id) === input.charge_id && address === input.address,
					);
					if (!currency) return yield* refuse("deposit.noSuchAddress");
					const amount = yield* amountIn(currency, input.number, coinLimits.get(currency.id));
					const proof = yield* proofOf(input.proofImg, customer);
					const added = { isMatching: false, bank: undefined, proof };
					deposits.add({ ...added, customerId: customer.id, kind: "crypto", currency, amount });
					return yield* reply({}, "deposit.received");
				}),
			),

			customerRoute(calls.submitWire, ({ input, customer }) =>
				Result.flatMap(proofOf(input.proofImg, customer), (proof) =>
					addToBank(
						customer,
						{ currencyId: input.wire_id, number: input.number },
						{ isMatching: false, proof },
					),
				),
			),

			customerRoute(calls.createBankDeposit, ({ input, customer }) =>
				addToBank(
					customer,
					{ currencyId: input.symbol_id, number: input.number },
					{ isMatching: true, proof: "" },
				),
			),

			customerRoute(calls.getPendingDeposit, ({ customer }) => {
				const pending = deposits.pendingOf(customer.id);
				return reply(
					pending
						? {
								id: pending.id,
								number: toText(pending.amount),
								symbol_id: pending.currency.id,
								bank_info: wireBank(pending.bank),
								proof_img: pending.proof,
							}
						: {},
				);
			}),

			customerRoute(calls.saveProof, ({ input, customer }) =>
				Result.gen(function* () {
					const proof = yield* proofOf(input.proofImg, customer);
					yield* deposits.prove(customer.id, Number(input.id), proof);
					return yield* reply({}, "deposit.proofReceived");
				}),
			),

			customerRoute(calls.cancelBankDeposit, ({ input, customer }) =>
				site.info().is_recharge_cancel === "1"
					? Result.flatMap(deposits.cancel(customer.id, Number(input.id)), () =>
							reply({}, "deposit.cancelled"),
						)
					: refuse("deposit.notCancellable"),
			),

			namingUploads(
				customerRoute(calls.getDepositRecords, ({ input, customer, language }) => {
					const kind = input.type === "0" ? "crypto" : "bank";
					const rows = deposits.of(customer.id).filter((each) => each.kind === kind);
					return pageReply(rows, input.page, (row) => wireRecord(row, language));
				}),
			),
		],
	};
};

/** Deposits of one customer that wait for a decision. */
const maxWaiting = 20;

/** It has no account or no proof yet. */
const isWaiting = (pending: Deposit | undefined): boolean =>
	pending !== undefined && !(pending.bank && pending.proof !== "");

interface Limits {
	readonly minimum: string;
	readonly maximum?: string;
}

/** Decimals of coins. */
const coinDecimals = 8;

const amountIn = (
	{ code }: PaymentCurrency,
	number: string,
	limits: Limits | undefined,
): Result.Result<Money, Refusal> => {
	const amount = money(decimal(number));
	const { minimum = "0", maximum } = limits ?? {};
	if (!BigDecimal.isPositive(amount) || BigDecimal.isLessThan(amount, decimal(minimum)))
		return refuse("deposit.belowMinimum", { minimum, currency: code });
	if (maximum !== undefined && BigDecimal.isGreaterThan(amount, decimal(maximum)))
		return refuse("deposit.aboveMaximum", { maximum, currency: code });
	return Result.map(checkDecimals(amount, currencyDecimals(code, coinDecimals)), () => amount);
};

const wireBank = (bank: CompanyBank | undefined) =>
	bank
		? {
				bank_name: bank.bank_name,
				swift: bank.swift,
				ifsc: bank.ifsc,
				iban: bank.iban,
				name: bank.name,
				account: bank.account,
			}
		: null;

const statuses = { pending: 0, finished: 1, rejected: 2, invalid: 3 } as const;

/** A deposit as records show it. */
const wireRecord = (deposit: Deposit, language: LanguageCode) => ({
	id: deposit.id,
	number: toText(deposit.amount),
	type: deposit.kind === "crypto" ? (0 as const) : (1 as const),
	currency_code: deposit.currency.code,
	status: statuses[deposit.status],
	created_at: dateTimeText(deposit.createdAt),
	remark: textIn(language, deposit.remark),
	bank_info: wireBank(deposit.bank),
	proof_img: deposit.proof,
});
