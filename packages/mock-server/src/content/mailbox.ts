import type { Translated } from "../api/language.ts";

/** What the platform writes to a customer. `content` is HTML. */
export interface Writing {
	readonly title: Translated;
	readonly summary: Translated;
	readonly content: Translated;
}

export interface Letter extends Writing {
	readonly id: number;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly sentAt: number;
}

const firstId = 301;

/** The messages of the platform to its customers; each belongs to one of them. */
export const createMailbox = () => {
	const letters = new Map<number, Letter[]>();
	let nextId = firstId;
	return {
		send: (customerId: number, writing: Writing, sentAt: number): void => {
			const own = letters.get(customerId) ?? [];
			letters.set(customerId, [...own, { ...writing, id: nextId++, sentAt }]);
		},
		/** Newest first. */
		of: (customerId: number): readonly Letter[] =>
			[...(letters.get(customerId) ?? [])].sort(
				(one, other) => other.sentAt - one.sentAt || other.id - one.id,
			),
	};
};

export type Mailbox = ReturnType<typeof createMailbox>;
