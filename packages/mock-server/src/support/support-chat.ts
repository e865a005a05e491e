import type { LanguageCode } from "@tradewind/domain/site";
import type { Clock } from "../clock/clock.ts";
import { wordsIn } from "../words/words.ts";
import { answerTo } from "./chat-answers.ts";

export interface ChatMessage {
	readonly from: "customer" | "support";
	readonly text: string;
	/** Milliseconds. */
	readonly at: number;
}

/** The conversations of the support chat, in memory; the oldest is dropped when there are too many. */
export const createSupportChat = (clock: Pick<Clock, "now" | "after">) => {
	const conversations = new Map<string, readonly ChatMessage[]>();
	const add = (id: string, from: ChatMessage["from"], text: string): void => {
		const messages = [...(conversations.get(id) ?? []), { from, text, at: clock.now() }];
		conversations.delete(id);
		conversations.set(id, messages.slice(-limits.messages));
		const [oldest] = conversations.keys();
		if (conversations.size > limits.conversations && oldest !== undefined) conversations.delete(oldest);
	};
	return {
		messages: (id: string): readonly ChatMessage[] => conversations.get(id) ?? [],

		/** Stores what a customer writes; an automatic answer follows. Returns whether it was accepted. */
		write: (id: string, text: string, language: LanguageCode): boolean => {
			const trimmed = text.trim();
			if (!isConversation(id) || trimmed === "" || trimmed.length > limits.letters) return false;
			add(id, "customer", trimmed);
			clock.after(answerMs, () => add(id, "support", wordsIn(language, answerTo(trimmed))));
			return true;
		},

		/** Writes to the conversation with the newest message, as a person of the support does. Returns whether there is one. */
		answerNewest: (text: string): boolean => {
			const newest = [...conversations.keys()].at(-1);
			if (newest === undefined) return false;
			add(newest, "support", text);
			return true;
		},
	};
};

export type SupportChat = ReturnType<typeof createSupportChat>;

const limits = { conversations: 500, messages: 200, letters: 1000 };

/** Milliseconds until the automatic answer. */
const answerMs = 1500;

/** 128 random bits that the page makes: only it knows them. */
const isConversation = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);
