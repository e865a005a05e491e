import { type Money, money, zero } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { createGroups } from "../collections/groups.ts";

/** A wallet of a customer (`customer:1:forex:free`) or an account of the company (`company:fees`). */
export type LedgerAccount =
	| `customer:${number}:${WalletKind}:${"free" | "locked"}`
	| `company:${CompanyAccount}`;
export type WalletKind = "forex" | "micro" | "change";
/** `outside` is the money at the customers' banks and wallets: minus what came in, plus what was paid out. */
export type CompanyAccount = "capital" | "fees" | "trading" | "protection" | "outside" | "lending" | "funds";

export interface Posting {
	readonly account: LedgerAccount;
	readonly amount: Money;
}

export type Occasion =
	| "grant"
	| "demo reset"
	| "order opened"
	| "order placed"
	| "order filled"
	| "order cancelled"
	| "order closed"
	| "micro opened"
	| "micro settled"
	| MovementOccasion;

/** The reasons for which money moves without an order. */
export type MovementOccasion =
	| "deposit"
	| "withdrawal requested"
	| "withdrawal returned"
	| "withdrawal paid"
	| "transfer"
	| "loan paid out"
	| "loan repaid"
	| "fund subscribed"
	| "fund income"
	| "fund returned"
	| "adjustment";

export interface JournalEntry {
	readonly id: number;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly at: number;
	readonly occasion: Occasion;
	readonly orderId: number | undefined;
	/** The number of the deposit, withdrawal, transfer, loan or subscription. */
	readonly movementId?: number;
	/** The remark that an operator typed for an adjustment. */
	readonly memo?: string;
	readonly postings: readonly Posting[];
}

/**
 * Double-entry bookkeeping. The postings of an entry sum to zero and no customer's wallet becomes negative. An entry that
 * breaks either rule is a defect of the platform: it throws and posts nothing.
 */
export const createLedger = () => {
	const journal: JournalEntry[] = [];
	/** Of each wallet of a customer. */
	const entriesOf = createGroups<LedgerAccount, JournalEntry>();
	const balances = new Map<LedgerAccount, Money>();
	const balance = (account: LedgerAccount): Money => balances.get(account) ?? money(zero);

	return {
		balance,
		journal: (): readonly JournalEntry[] => journal,
		/** The entries that change a customer's wallet, oldest first. */
		entriesOf: (wallet: LedgerAccount): readonly JournalEntry[] => entriesOf.of(wallet),
		post: (entry: Omit<JournalEntry, "id">): void => {
			const postings = entry.postings.filter(({ amount }) => !BigDecimal.isZero(amount));
			const sum = BigDecimal.sumAll(postings.map(({ amount }) => amount));
			if (!BigDecimal.isZero(sum)) throw new Error(`The entry "${entry.occasion}" does not balance`);
			const after = new Map<LedgerAccount, Money>();
			for (const { account, amount } of postings)
				after.set(account, money(BigDecimal.sum(after.get(account) ?? balance(account), amount)));
			const overdrawn = [...after].find(([account, left]) => isOverdrawn(account, left));
			if (overdrawn) throw new Error(`The entry "${entry.occasion}" overdraws ${overdrawn[0]}`);
			const posted = { ...entry, id: journal.length + 1, postings };
			journal.push(posted);
			for (const [account, left] of after) {
				balances.set(account, left);
				if (isWallet(account)) entriesOf.put(account, posted);
			}
		},
	};
};

export type Ledger = ReturnType<typeof createLedger>;

const isWallet = (account: LedgerAccount): boolean => account.startsWith("customer:");

const isOverdrawn = (account: LedgerAccount, left: Money): boolean =>
	isWallet(account) && BigDecimal.isNegative(left);
