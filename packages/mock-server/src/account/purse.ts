import { decimal, type Money, money } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { Ledger, LedgerAccount, PurseKind } from "./ledger.ts";

export const free = (customerId: number, kind: PurseKind = "forex"): LedgerAccount =>
	`customer:${customerId}:${kind}:free`;

export const locked = (customerId: number, kind: PurseKind = "forex"): LedgerAccount =>
	`customer:${customerId}:${kind}:locked`;

export const minus = (amount: Money): Money => money(BigDecimal.negate(amount));

export const plus = (...amounts: readonly Money[]): Money => money(BigDecimal.sumAll(amounts));

/** The house gives a customer what the accounts start with. */
export const grant = (
	ledger: Ledger,
	customerId: number,
	at: number,
	funds: Readonly<Record<PurseKind, string>>,
): void => {
	for (const kind of ["forex", "micro", "change"] as const) {
		const amount = money(decimal(funds[kind]));
		if (BigDecimal.isZero(amount)) continue;
		ledger.post({
			at,
			occasion: "grant",
			orderId: undefined,
			postings: [
				{ account: "house:capital", amount: minus(amount) },
				{ account: free(customerId, kind), amount },
			],
		});
	}
};
