import type { Money } from "../money/decimal.ts";

/** Where crypto money is sent to (Spec 2 §3, Crypto deposit channel). */
export interface CryptoChannel {
	readonly id: number;
	readonly currency: string;
	readonly protocol: string;
	readonly address: string;
}

/** A currency, or a bank, that money can be deposited by (Spec 2 §3). */
export interface BankOption {
	readonly id: number;
	readonly name: string;
	/** A bound that the platform doesn't give is `undefined`. */
	readonly minimum: Money | undefined;
	readonly maximum: Money | undefined;
}

/** The account that the customer pays to, of a bank that was chosen from the list (Spec 2 §3, Bank receiving info). */
export interface ReceivingInfo {
	readonly bankName: string;
	readonly bankAddress: string;
	readonly swift: string;
	readonly payeeName: string;
	readonly payeeAccount: string;
	readonly remark: string;
}

/** The account that the customer pays to, as the platform matched it with one deposit (Spec 2 §3, Edit-mode bank info). */
export interface MatchedBank {
	readonly bankName: string;
	readonly swift: string;
	readonly ifsc: string;
	readonly iban: string;
	readonly payeeName: string;
	readonly account: string;
}

/** The bank deposit that the platform has under way (Spec 2 §3, Pending deposit). */
export interface PendingDeposit {
	readonly id: number;
	readonly amount: Money;
	readonly optionId: number;
	/** Not there until it is matched. */
	readonly bank: MatchedBank | undefined;
	/** Address of the uploaded picture. */
	readonly proof: string | undefined;
}

/** Tells the platform of crypto money that was sent. The amount is in the currency of the channel. */
export interface CryptoDepositOrder {
	readonly channelId: number;
	/** To which the customer sent it: as it was shown. */
	readonly address: string;
	readonly amount: Money;
	readonly proof: string;
}

/** Asks for a bank account to pay to. */
export interface BankDepositOrder {
	readonly optionId: number;
	readonly amount: Money;
}

/** Tells the platform of money that was paid to the account of a bank from the list. */
export interface WireDepositOrder extends BankDepositOrder {
	readonly proof: string;
}

/** The proof of a payment, for a deposit that was matched. */
export interface DepositProof {
	readonly depositId: number;
	readonly proof: string;
}
