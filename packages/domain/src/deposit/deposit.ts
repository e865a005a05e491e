import type { Money } from "../money/decimal.ts";

/** A crypto deposit channel (Spec 2 §3, Crypto deposit channel). */
export interface CryptoChannel {
	readonly id: number;
	readonly currency: string;
	readonly protocol: string;
	readonly address: string;
	/** In the coin; `undefined` without a minimum. */
	readonly minimum: Money | undefined;
}

/** A currency or a bank for deposits (Spec 2 §3). */
export interface BankOption {
	readonly id: number;
	readonly name: string;
	/** A limit that the platform does not set is `undefined`. */
	readonly minimum: Money | undefined;
	readonly maximum: Money | undefined;
}

/** The account to pay to, of a chosen bank (Spec 2 §3, Bank receiving info). */
export interface ReceivingInfo {
	readonly bankName: string;
	readonly bankAddress: string;
	readonly swift: string;
	readonly payeeName: string;
	readonly payeeAccount: string;
	readonly remark: string;
}

/** The account to pay to, matched by the platform to one deposit (Spec 2 §3, Edit-mode bank info). */
export interface MatchedBank {
	readonly bankName: string;
	readonly swift: string;
	readonly ifsc: string;
	readonly iban: string;
	readonly payeeName: string;
	readonly account: string;
}

/** The pending bank deposit (Spec 2 §3, Pending deposit). */
export interface PendingDeposit {
	readonly id: number;
	readonly amount: Money;
	/** `undefined` if the platform does not report it. */
	readonly optionId: number | undefined;
	/** Absent until matched. */
	readonly bank: MatchedBank | undefined;
	/** Address of the uploaded picture. */
	readonly proof: string | undefined;
}

/** Reports a crypto payment. The amount is in the channel's currency. */
export interface CryptoDepositOrder {
	readonly channelId: number;
	/** The address that the customer paid to, as shown. */
	readonly address: string;
	readonly amount: Money;
	readonly proof: string;
}

/** Requests a bank account to pay to. */
export interface BankDepositOrder {
	readonly optionId: number;
	readonly amount: Money;
}

/** Reports a payment to the account of a chosen bank. */
export interface WireDepositOrder extends BankDepositOrder {
	readonly proof: string;
}

/** The proof of payment for a matched deposit. */
export interface DepositProof {
	readonly depositId: number;
	readonly proof: string;
}
