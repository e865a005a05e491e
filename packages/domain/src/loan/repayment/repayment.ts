import { type Brand, Result } from "effect";
import { currencyDecimals } from "../../money/currency-decimals.ts";
import { type Money, money, type Price } from "../../money/decimal.ts";
import type { LoanId } from "../record/loan-record.ts";
import { coinsToRepayRule } from "./coins-to-repay.rule.ts";

/** Decimals of coins (docs/assumptions.md, A-462). */
const coinDecimals = 8;

export type RepaymentAccountId = number & Brand.Brand<"RepaymentAccountId">;
export const repaymentAccountId = (id: number): RepaymentAccountId => id as RepaymentAccountId;

/** An account for repayments (Spec 2 §3, Repayment address option). */
export interface RepaymentAccount {
	readonly id: RepaymentAccountId;
	readonly currencyCode: string;
	/** The network; empty for a currency without one. */
	readonly protocolCode: string;
	readonly address: string;
	/** The price of one coin in the site's currency; `undefined` if the platform does not report it (docs/assumptions.md, A-624). */
	readonly price: Price | undefined;
}

/** The coins that are worth an amount, by `loan.coins-to-repay`; `undefined` without a price above zero. */
export const coinsToRepay = (
	amount: Money | undefined,
	{ currencyCode, price }: Pick<RepaymentAccount, "currencyCode" | "price">,
): Money | undefined => {
	if (!amount || !price) return undefined;
	const digits = currencyDecimals(currencyCode, coinDecimals);
	const computed = coinsToRepayRule.compute({ amount, price, digits });
	return Result.isSuccess(computed) ? money(computed.success.coins) : undefined;
};

/** A repayment as reported by the customer. */
export interface Repayment {
	readonly loanId: LoanId;
	readonly accountId: RepaymentAccountId;
	/** Address of the picture that proves the payment. */
	readonly proof: string;
}
