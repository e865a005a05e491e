import { letter } from "../messages/letter.ts";
import type { MessageText } from "../messages/messages.ts";
import type { Text } from "../words/words.ts";

/** Tells the customer that a withdrawal was paid out. */
export const paidMessage = (number: string): MessageText =>
	letter("withdrawal.paidTitle", { key: "withdrawal.paidText", facts: { number } });

/** Reports to the customer that a withdrawal was rejected, with the reason if there is one. */
export const rejectedMessage = (number: string, reason: Text): MessageText =>
	letter(
		"withdrawal.rejectedTitle",
		{ key: "withdrawal.rejectedText", facts: { number } },
		"own" in reason && reason.own === "" ? undefined : reason,
	);
