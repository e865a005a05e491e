import { decimal, type Money, money } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { Ledger, LedgerAccount, WalletKind } from "./ledger.ts";

export const free = (customerId: number, kind: WalletKind = "forex"): LedgerAccount =>
	`customer:${customerId}:${kind}:free`;

export const locked = (customerId: number, kind: WalletKind = "forex"): LedgerAccount =>
	`customer:${customerId}:${kind}:locked`;

export const minus = (amount: Money): Money => money(BigDecimal.negate(amount));

export const plus = (...amounts: readonly Money[]): Money => money(BigDecimal.sumAll(amounts));

/** Credits a new customer's opening balance. */
export const grant = (
	ledger: Ledger,
	customerId: number,
	at: number,
	funds: Readonly<Record<WalletKind, string>>,
): void => {
	for (const kind of ["forex", "micro", "change"] as const) {
		const amount = money(decimal(funds[kind]));
		if (BigDecimal.isZero(amount)) continue;
		ledger.post({
			at,
			occasion: "grant",
			orderId: undefined,
			postings: [
				{ account: "company:capital", amount: minus(amount) },
				{ account: free(customerId, kind), amount },
			],
		});
	}
};
