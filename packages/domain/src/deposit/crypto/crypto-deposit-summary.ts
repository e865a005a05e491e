import { type AmountWarning, amountWarnings } from "../../money/amount-warning.ts";
import { currencyDecimals } from "../../money/currency-decimals.ts";
import { type AmountIssue, readAmount } from "../../money/read-amount.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { CryptoChannel, CryptoDepositOrder } from "../deposit.ts";
import type { DepositBlock, DepositGate } from "../deposit-gate.ts";
import { type ProofIssue, proofMissing } from "../proof-issue.ts";
import type { CryptoDepositReading } from "../read-deposits.ts";
import type { CryptoDepositForm } from "./crypto-deposit-form.ts";

/** The facts that the app supplies. */
export interface CryptoDepositInput {
	readonly gate: DepositGate;
	/** The language in which the amount is typed. */
	readonly language: LanguageCode;
}

export interface CryptoDepositFacts extends CryptoDepositInput, CryptoDepositReading {
	/** Why the last reading failed. */
	readonly error: QueryError | undefined;
}

export type CryptoDepositIssue =
	| DepositBlock
	| AmountIssue
	| { readonly is: "channel missing"; readonly field: "channel" }
	| ProofIssue;

export interface CryptoDepositSummary {
	readonly channel: CryptoChannel | undefined;
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly CryptoDepositIssue[];
	/** The minimum of the channel, if the amount is below it. It does not block. */
	readonly warnings: readonly AmountWarning[];
	/** The deposit that `submit` sends. */
	readonly order: CryptoDepositOrder | undefined;
}

/** Crypto currencies have more decimals than the site's currency. */
const coinDecimals = 8;

/**
 * Validates a crypto deposit (Spec 2 §5, §7): a customer who may deposit, a channel, an amount above zero, a proof.
 */
export const summariseCryptoDeposit = (
	form: CryptoDepositForm,
	{ gate, language, channels }: CryptoDepositFacts,
): CryptoDepositSummary => {
	const channel = channels.find(({ id }) => id === form.channelId);
	const amount = readAmount(form.amount, language, {
		decimals: currencyDecimals(channel?.currency ?? "", coinDecimals),
	});
	const { proof } = form;
	const issues: CryptoDepositIssue[] = [];
	if (gate.is !== "open") issues.push(gate);
	if (!channel) issues.push({ is: "channel missing", field: "channel" });
	if (amount.issue) issues.push(amount.issue);
	if (proof === undefined) issues.push(proofMissing);
	const isComplete = gate.is === "open" && channel && amount.value && proof !== undefined;
	return {
		channel,
		issues,
		warnings: channel ? amountWarnings(amount.value, { minimum: channel.minimum }) : [],
		order: isComplete
			? { channelId: channel.id, address: channel.address, amount: amount.value, proof }
			: undefined,
	};
};
