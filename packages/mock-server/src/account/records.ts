import { account } from "@tradewind/contracts";
import type { Money } from "@tradewind/domain/money";
import type { JournalEntry, Ledger, LedgerAccount, MovementOccasion, Posting } from "../ledger/ledger.ts";
import { plus } from "../ledger/wallet.ts";
import type { WordKey } from "../words/words.ts";

type RecordReason =
	| "opening"
	| "reset"
	| "reserved"
	| "released"
	| "fee"
	| "cover"
	| "result"
	| "transfer in"
	| "transfer out"
	| Exclude<MovementOccasion, "transfer" | "withdrawal paid">;

/** A change of a wallet: its reason, and the balance after it. */
export interface WalletEntry {
	readonly id: number;
	readonly at: number;
	readonly reason: RecordReason;
	readonly memo: string;
	readonly orderId: number | undefined;
	readonly movementId: number | undefined;
	/** Whether `orderId` is that of a micro order. */
	readonly isMicro: boolean;
	readonly change: Money;
	readonly balance: Money;
}

/** More than the postings of any entry. */
const idsPerEntry = 10;

/** The changes of a wallet, oldest first, from the ledger alone: they sum to its balance. */
export const recordsOf = (ledger: Ledger, wallet: LedgerAccount): readonly WalletEntry[] => {
	let balance: Money | undefined;
	return ledger.entriesOf(wallet).flatMap((entry) =>
		entry.postings.flatMap((posting, place) => {
			if (posting.account !== wallet) return [];
			balance = balance ? plus(balance, posting.amount) : posting.amount;
			return [
				{
					id: entry.id * idsPerEntry + place,
					at: entry.at,
					reason: reasonOf(entry, posting, entry.postings[place + 1]),
					memo: entry.memo ?? "",
					orderId: entry.orderId,
					movementId: entry.movementId,
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
	if (occasion === "transfer") return amount.value < 0n ? "transfer out" : "transfer in";
	if (occasion === "adjustment" || isMovementReason(occasion)) return occasion;
	if (next?.account.endsWith(":locked")) return amount.value < 0n ? "reserved" : "released";
	if (next?.account === "company:protection") return "cover";
	return next?.account === "company:fees" ? "fee" : "result";
};

const isMovementReason = (reason: string): reason is keyof typeof movementReasons =>
	Object.hasOwn(movementReasons, reason);

const types = account.recordTypes;

interface WireReason {
	readonly type: number;
	readonly message?: WordKey;
}

const movementReasons = {
	deposit: { type: types.deposit, message: "record.deposit" },
	"withdrawal requested": { type: types.withdrawal, message: "record.withdrawal" },
	"withdrawal returned": { type: types.withdrawalReturned, message: "record.withdrawalReturned" },
	"loan paid out": { type: types.loanPaidOut, message: "record.loan" },
	"loan repaid": { type: types.loanRepaid, message: "record.loanRepaid" },
	"fund subscribed": { type: types.fundSubscribed, message: "record.fundSubscribed" },
	"fund income": { type: types.fundIncome, message: "record.fundIncome" },
	"fund returned": { type: types.fundReturned, message: "record.fundReturned" },
} as const satisfies Partial<Record<RecordReason, WireReason>>;

/** Type and message of each reason on the wire. Type 10 is a typed memo, without a message (Spec 2 §3). */
const wireReasons = {
	opening: { type: types.opening, message: "record.opening" },
	reset: { type: types.opening, message: "record.reset" },
	reserved: { type: types.reserved, message: "record.marginReserved" },
	released: { type: types.released, message: "record.marginReleased" },
	fee: { type: types.fee, message: "record.fee" },
	result: { type: types.result, message: "record.result" },
	adjustment: { type: types.adjustment },
	cover: { type: types.cover, message: "record.cover" },
	"transfer in": { type: types.transfer, message: "record.transferIn" },
	"transfer out": { type: types.transfer, message: "record.transferOut" },
	...movementReasons,
} as const satisfies Record<RecordReason, WireReason>;

/** A micro order reserves its amount, not a margin. */
const microMessages: Readonly<Partial<Record<RecordReason, WordKey>>> = {
	reserved: "record.amountReserved",
	released: "record.amountReleased",
};

export const wireReasonOf = ({ reason, isMicro }: WalletEntry): WireReason => {
	const microMessage = isMicro ? microMessages[reason] : undefined;
	return { ...wireReasons[reason], ...(microMessage && { message: microMessage }) };
};
