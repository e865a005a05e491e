import { letter } from "../content/letter.ts";
import type { MessageText } from "../content/messages.ts";

/** Tells the customer that a withdrawal was paid out. */
export const paidMessage = (number: string): MessageText =>
	letter("withdrawal.paidTitle", { key: "withdrawal.paidText", facts: { number } });

/** Tells the customer that a withdrawal was rejected. The reason is in the list of withdrawals. */
export const rejectedMessage = (number: string): MessageText =>
	letter("withdrawal.rejectedTitle", { key: "withdrawal.rejectedText", facts: { number } });
