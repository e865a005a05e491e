import { toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { Contract } from "../contract/contract.routes.ts";
import { wireTotals } from "../contract/wire-order.ts";
import type { Core } from "../core/core.ts";
import { free, locked } from "../ledger/wallet.ts";

export const accountReport = ({ ledger, sessions, clock }: Core, { totals }: Contract) => ({
	accounts: sessions.customers().map(({ id, email, isDemo }) => ({
		customerId: id,
		email,
		isDemo,
		free: toText(ledger.balance(free(id))),
		locked: toText(ledger.balance(locked(id))),
		...wireTotals(totals.at(id, clock.now())),
	})),
	journal: ledger.journal().map(({ postings, ...entry }) => ({
		...entry,
		postings: postings.map(({ account, amount }) => ({ account, amount: toText(amount) })),
	})),
	/** Always zero. */
	sumOfPostings: toText(
		BigDecimal.sumAll(ledger.journal().flatMap(({ postings }) => postings.map(({ amount }) => amount))),
	),
});
