import type { Money } from "@tradewind/domain/money";
import type { MessageName } from "../api/messages.ts";
import type { JournalEntry, Ledger, LedgerAccount, Posting } from "./ledger.ts";
import { plus } from "./wallet.ts";

export type RecordReason = "opening" | "reset" | "reserved" | "released" | "fee" | "result";

/** A change of a wallet: its reason, and the balance after it. */
export interface WalletEntry {
	readonly id: number;
	readonly at: number;
	readonly reason: RecordReason;
	readonly orderId: number | undefined;
	/** Whether `orderId` is that of a micro order. */
	readonly isMicro: boolean;
	readonly change: Money;
	readonly balance: Money;
}

/** More than the postings of any entry. */
const idsPerEntry = 10;

/** The changes of a wallet, oldest first, from the journal alone: they sum to its balance. */
export const recordsOf = (ledger: Ledger, wallet: LedgerAccount): readonly WalletEntry[] => {
	let balance: Money | undefined;
	return ledger.journal().flatMap((entry) =>
		entry.postings.flatMap((posting, place) => {
			if (posting.account !== wallet) return [];
			balance = balance ? plus(balance, posting.amount) : posting.amount;
			return [
				{
					id: entry.id * idsPerEntry + place,
					at: entry.at,
					reason: reasonOf(entry, posting, entry.postings[place + 1]),
					orderId: entry.orderId,
					isMicro: entry.occasion.startsWith("micro"),
					change: posting.amount,
					balance,
				},
			];
		}),
	);
};

/** The posting right after it in the journal is the account that the money goes to. */
const reasonOf = (
	{ occasion }: JournalEntry,
	{ amount }: Posting,
	next: Posting | undefined,
): RecordReason => {
	if (occasion === "grant") return "opening";
	if (occasion === "demo reset") return "reset";
	if (next?.account.endsWith(":locked")) return amount.value < 0n ? "reserved" : "released";
	return next?.account === "company:fees" ? "fee" : "result";
};

interface WireReason {
	readonly type: number;
	readonly message: MessageName;
}

/** Type and message of each reason on the wire. Type 10 would be a typed memo (Spec 2 §3). */
const wireReasons = {
	opening: { type: 1, message: "record opening" },
	reset: { type: 1, message: "record reset" },
	reserved: { type: 2, message: "record margin reserved" },
	released: { type: 3, message: "record margin released" },
	fee: { type: 4, message: "record fee" },
	result: { type: 5, message: "record result" },
} as const satisfies Record<RecordReason, WireReason>;

/** A micro order reserves its amount, not a margin. */
const microMessages: Readonly<Partial<Record<RecordReason, MessageName>>> = {
	reserved: "record amount reserved",
	released: "record amount released",
};

export const wireReasonOf = ({ reason, isMicro }: WalletEntry): WireReason => {
	const microMessage = isMicro ? microMessages[reason] : undefined;
	return { ...wireReasons[reason], ...(microMessage && { message: microMessage }) };
};
