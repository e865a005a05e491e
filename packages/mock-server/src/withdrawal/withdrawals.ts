import { withdrawal as calls, type InputOf, wire } from "@tradewind/contracts";
import { decimal, type Money, money } from "@tradewind/domain/money";
import {
	figuresOf,
	roundsTooMuch,
	type WithdrawalCurrency,
	type WithdrawalKind,
} from "@tradewind/domain/withdrawal";
import { BigDecimal, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import { createOwned } from "../collections/owned.ts";
import type { Core } from "../core/core.ts";
import type { Customer } from "../customers/customer.ts";
import type { WalletKind } from "../ledger/ledger.ts";
import { free } from "../ledger/wallet.ts";
import { usdPriceOf } from "../payment/currencies.ts";
import { checkSecret, payPasswordKey } from "../security/proof.ts";
import type { Tries } from "../security/tries.ts";
import type { Text } from "../words/words.ts";
import { paidMessage, rejectedMessage } from "./decision-messages.ts";
import { drawCurrencyOf } from "./draw-currencies.ts";
import { isAccepted, type Way, type Ways } from "./ways.ts";

/** A withdrawal of a customer. Its amount is locked while it waits. */
export interface Withdrawal {
	readonly id: number;
	readonly customerId: number;
	readonly at: number;
	readonly kind: WithdrawalKind;
	readonly currency: WithdrawalCurrency;
	readonly wallet: WalletKind;
	readonly amount: Money;
	readonly fee: Money;
	/** In the currency. */
	readonly received: Money;
	/** The address or account number. */
	readonly target: string;
	readonly status: "waiting" | "paid" | "rejected";
	/** The customer's remark; the reason once it is rejected. */
	readonly notes: Text;
}

type DrawInput = InputOf<typeof calls.draw>;

export interface Decision {
	readonly isApproved: boolean;
	/** Of a rejection. */
	readonly reason: Text;
	readonly at: number;
}

/** As the records of the account write it, and the messages. */
export const numberOf = ({ id }: Pick<Withdrawal, "id">): string => String(id);

const firstId = 100_001;
/** Of each text that the customer adds. */
const maxTextLength = 200;
const texts = wire.wordsOf(calls.drawTexts);
/** Of one customer. */
const maxWaiting = 50;

interface Parts extends Pick<Core, "site" | "ledger" | "movements" | "decideLater" | "clock" | "messages"> {
	readonly tries: Tries;
}

/** The withdrawals of all customers (Spec 2 §7; docs/assumptions.md, A-331). */
export const createWithdrawals = (
	{ site, ledger, movements, decideLater, clock, messages, tries }: Parts,
	ways: Ways,
) => {
	const withdrawals = createOwned<Withdrawal>();

	const isOffered = (kind: WithdrawalKind): boolean => {
		const { is_withdraw_crypto, is_withdraw_bank_card } = site.info();
		return (kind === "crypto" ? is_withdraw_crypto : is_withdraw_bank_card) === "1";
	};

	const targetOf = (
		{ id: customerId }: Customer,
		input: DrawInput,
		kind: WithdrawalKind,
		currency: WithdrawalCurrency,
	): Result.Result<string, Refusal> => {
		if (input.draw_method_id !== undefined) {
			const way = ways.find(customerId, Number(input.draw_method_id));
			return way?.currency.id === currency.id
				? Result.succeed(numberOfWay(way))
				: refuse("withdrawal.noSuchMethod");
		}
		if (kind === "bank" || input.address === undefined) return refuse("withdrawal.noSuchMethod");
		if (site.info().is_withdraw_manual_input !== "1") return refuse("withdrawal.chooseAddress");
		if (isAccepted(input.address, currency)) return Result.succeed(input.address);
		return refuse("withdrawal.addressNotAccepted", { currency: currency.code, network: currency.protocol });
	};

	const checkPayPassword = (customer: Customer, typed: string): Result.Result<undefined, Refusal> => {
		const { payPassword = "" } = customer;
		if (site.info().is_pay_password !== "1") return Result.succeed(undefined);
		if (payPassword === "") return refuse("withdrawal.payPasswordNotSet");
		const isRight = typed === payPassword;
		return checkSecret(tries, payPasswordKey(customer), isRight, "withdrawal.payPasswordWrong");
	};

	/** Decides a waiting withdrawal, tells the customer, and moves the money; false if it does not wait. */
	const decide = (id: number, { isApproved, reason, at }: Decision): boolean => {
		const waiting = withdrawals.get(id);
		if (waiting?.status !== "waiting") return false;
		const { customerId, wallet: kind, amount, fee } = waiting;
		const movement = { at, movementId: id, customerId, kind, amount };
		if (isApproved) movements.payOut({ ...movement, occasion: "withdrawal paid" }, fee);
		else movements.release({ ...movement, occasion: "withdrawal returned" });
		withdrawals.put({
			...waiting,
			status: isApproved ? "paid" : "rejected",
			notes: isApproved ? waiting.notes : reason,
		});
		const number = numberOf(waiting);
		messages.send(customerId, isApproved ? paidMessage(number) : rejectedMessage(number, reason), at);
		return true;
	};

	return {
		isOffered,
		decide,
		/** Newest first. */
		all: (): readonly Withdrawal[] => withdrawals.all().toReversed(),
		/** Of one customer, newest first. */
		of: (customerId: number): readonly Withdrawal[] => withdrawals.of(customerId).toReversed(),
		/** Locks the amount until the withdrawal is decided. */
		request: (
			customer: Customer,
			input: DrawInput,
			at: number = clock.now(),
		): Result.Result<Withdrawal, Refusal> =>
			Result.gen(function* () {
				if (customer.isDemo) return yield* refuse("account.onlyReal");
				const found = drawCurrencyOf(Number(input.draw_currency_id));
				if (!found) return yield* refuse("withdrawal.noSuchCurrency");
				const { kind, currency } = found;
				const waiting = withdrawals.of(customer.id).filter(({ status }) => status === "waiting");
				if (waiting.length >= maxWaiting)
					return yield* refuse("answer.limitReached", { maximum: String(maxWaiting) });
				if (!isOffered(kind)) return yield* refuse("withdrawal.notOffered");
				const amount = money(decimal(input.number));
				if (!BigDecimal.isPositive(amount) || BigDecimal.normalize(amount).scale > 2)
					return yield* refuse("withdrawal.amountWrong");
				const figures = figuresOf(amount, currency, kind, usdPriceOf(site.info().currency));
				if (!figures || BigDecimal.isLessThanOrEqualTo(amount, figures.fee))
					return yield* refuse("withdrawal.feeTakesAll");
				if (BigDecimal.isZero(figures.receive) || roundsTooMuch(amount, figures))
					return yield* refuse("withdrawal.roundingTakesTooMuch");
				if (texts.some((text) => (input[text] ?? "").length > maxTextLength))
					return yield* refuse("withdrawal.fieldTooLong", { length: String(maxTextLength) });
				const target = yield* targetOf(customer, input, kind, currency);
				yield* checkPayPassword(customer, input.pay_password ?? "");
				const wallet = site.cashWallet();
				if (BigDecimal.isGreaterThan(amount, ledger.balance(free(customer.id, wallet))))
					return yield* refuse("withdrawal.aboveBalance");
				const withdrawal: Withdrawal = {
					id: firstId + withdrawals.size(),
					customerId: customer.id,
					at,
					kind,
					currency,
					wallet,
					amount,
					fee: figures.fee,
					received: figures.receive,
					target,
					status: "waiting",
					notes: { own: input.memo ?? "" },
				};
				movements.lock({
					at,
					occasion: "withdrawal requested",
					movementId: withdrawal.id,
					customerId: customer.id,
					kind: wallet,
					amount,
				});
				withdrawals.put(withdrawal);
				decideLater({
					since: at,
					isWaiting: () => withdrawals.get(withdrawal.id)?.status === "waiting",
					decide: (now) => decide(withdrawal.id, { isApproved: true, reason: { own: "" }, at: now }),
				});
				return withdrawal;
			}),
	};
};

export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** The number of a bank account is its account number, or its IBAN. */
const numberOfWay = ({ kind, address, bank }: Way): string =>
	kind === "crypto" ? address : bank.payee_account || bank.bank_iban;
