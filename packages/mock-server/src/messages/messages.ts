import type { Text } from "../words/words.ts";
import type { Block } from "./html.ts";

/** What a message to a customer says. */
export interface MessageText {
	readonly title: Text;
	readonly summary: Text;
	readonly content: readonly Block[];
}

export interface Message extends MessageText {
	readonly id: number;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly sentAt: number;
}

const firstId = 301;

/** The messages of the platform, by customer. */
export const createMessages = () => {
	const byCustomer = new Map<number, Message[]>();
	let nextId = firstId;
	return {
		send: (customerId: number, text: MessageText, sentAt: number): void => {
			const own = byCustomer.get(customerId) ?? [];
			byCustomer.set(customerId, [...own, { ...text, id: nextId++, sentAt }]);
		},
		/** Newest first. */
		of: (customerId: number): readonly Message[] =>
			[...(byCustomer.get(customerId) ?? [])].sort(
				(one, other) => other.sentAt - one.sentAt || other.id - one.id,
			),
	};
};
