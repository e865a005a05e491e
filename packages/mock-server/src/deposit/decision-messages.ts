import type { MessageText } from "../messages/messages.ts";
import type { Facts, Text, WordKey } from "../words/words.ts";

interface Decided {
	readonly number: string;
	/** What the customer paid, with its currency. */
	readonly amount: string;
	/** What was credited, with the currency of the account. */
	readonly credited?: string;
	/** The account that was credited. */
	readonly account?: Text;
	readonly remark: Text;
}

export const depositApproved = (decided: Decided): MessageText =>
	written("deposit.approvedTitle", "deposit.approvedText", decided);

export const depositRejected = (decided: Decided): MessageText =>
	written("deposit.rejectedTitle", "deposit.rejectedText", decided);

export const depositExpired = (decided: Decided): MessageText =>
	written("deposit.expiredTitle", "deposit.expiredText", decided);

const written = (title: WordKey, key: WordKey, decided: Decided): MessageText => {
	const facts: Facts = { ...decided };
	const text = { key, facts };
	return { title: { key: title, facts }, summary: text, content: [{ paragraph: text }] };
};
