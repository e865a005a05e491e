import type { transfer as calls, InputOf } from "@tradewind/contracts";
import { decimal, type Money, money } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import {
	type AccountType,
	accountCurrencyId,
	accountNamed,
	accountTypes,
	isOffered,
} from "../account/account-types.ts";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Core } from "../core/core.ts";
import type { Customer } from "../customers/customer.ts";
import type { JournalEntry } from "../ledger/ledger.ts";
import { free } from "../ledger/wallet.ts";

/** A transfer that was carried out. */
export interface Transfer {
	readonly at: number;
	readonly amount: Money;
	readonly from: AccountType;
	readonly to: AccountType;
}

type Submitted = InputOf<typeof calls.transfer>;

/** Decimals of an amount (docs/assumptions.md, A-53). */
const decimals = 2;

/** Transfers between two accounts of a customer (Spec 2 §4, §5). The ledger is their only record. */
export const createTransfers = ({ ledger, movements, site, clock }: Core) => {
	let lastNumber = 0;

	const named = (id: string): AccountType | undefined => {
		const account = accountNamed(id);
		return account && isOffered(account, site) ? account : undefined;
	};

	/** Free money only: what orders and withdrawals have locked stays where it is. */
	const covers = (customerId: number, { type }: AccountType, amount: Money): boolean =>
		!BigDecimal.isGreaterThan(amount, ledger.balance(free(customerId, type)));

	return {
		/** Moves the money in one entry of the ledger, or refuses and moves nothing. */
		move: (customer: Customer, { balance, currency_id, ...ids }: Submitted): Result.Result<void, Refusal> => {
			if (site.info().only_one_account === "1") return refuse("transfer.notOffered");
			if (customer.isDemo) return refuse("account.onlyReal");
			const [from, to] = [named(ids.from), named(ids.to)];
			if (!from || !to) return refuse("account.noSuchAccount");
			if (from === to) return refuse("transfer.sameAccount");
			if (currency_id !== String(accountCurrencyId)) return refuse("transfer.otherCurrency");
			const amount = money(decimal(balance));
			if (!BigDecimal.isPositive(amount)) return refuse("transfer.ofNothing");
			if (BigDecimal.normalize(amount).scale > decimals) return refuse("transfer.tooManyDecimals");
			if (!covers(customer.id, from, amount)) return refuse("transfer.aboveBalance");
			lastNumber += 1;
			movements.transfer(
				{
					at: clock.now(),
					occasion: "transfer",
					movementId: lastNumber,
					customerId: customer.id,
					kind: from.type,
					amount,
				},
				to.type,
			);
			return Result.succeed(undefined);
		},
		/** The customer's transfers from or to an account, newest first. */
		log: (customerId: number, account: AccountType): readonly Transfer[] =>
			ledger
				.entriesOf(free(customerId, account.type))
				.flatMap((entry) => transferIn(entry, customerId) ?? [])
				.toReversed(),
	};
};

export type Transfers = ReturnType<typeof createTransfers>;

const transferIn = (
	{ occasion, at, postings: [source, target] }: JournalEntry,
	customerId: number,
): Transfer | undefined => {
	if (occasion !== "transfer" || !source || !target) return undefined;
	const ofWallet = (account: string) => accountTypes.find(({ type }) => free(customerId, type) === account);
	const [from, to] = [ofWallet(source.account), ofWallet(target.account)];
	return from && to && { at, amount: target.amount, from, to };
};
