import type { LanguageCode } from "@tradewind/domain/site";
import type { Core } from "../core/core.ts";
import { wordsIn } from "../words/words.ts";
import { answerTo } from "./chat-answers.ts";

export interface ChatMessage {
	/** Its place in the conversation, from 1. */
	readonly number: number;
	readonly from: "customer" | "support";
	readonly text: string;
	/** Milliseconds. */
	readonly at: number;
}

interface Conversation {
	readonly client: string;
	readonly messages: readonly ChatMessage[];
	readonly lastAt: number;
}

/**
 * The conversations of the support chat, in memory. One without a message for an hour is replaced by a new one of the same
 * client; while all are in use, a new one is refused, so that no visitor evicts a customer's.
 */
export const createSupportChat = ({ clock, schedule }: Pick<Core, "clock" | "schedule">) => {
	/** The one with the newest message is the last. */
	const conversations = new Map<string, Conversation>();
	const add = (id: string, { from, text, at }: Omit<ChatMessage, "number">, client: string): void => {
		const known = conversations.get(id);
		const number = (known?.messages.at(-1)?.number ?? 0) + 1;
		const messages = [...(known?.messages ?? []), { number, from, text, at }];
		conversations.delete(id);
		conversations.set(id, {
			client: known?.client ?? client,
			messages: messages.slice(-limits.messages),
			lastAt: at,
		});
	};
	/** Whether a client may start a new conversation; an old one is replaced. */
	const mayBegin = (client: string): boolean => {
		const own = [...conversations].filter(([, one]) => one.client === client);
		if (own.length < limits.ofClient && conversations.size < limits.conversations) return true;
		const all = own.length < limits.ofClient ? [...conversations] : own;
		const old = all.find(([, { lastAt }]) => clock.now() - lastAt >= idleMs);
		return old !== undefined && conversations.delete(old[0]);
	};
	return {
		/** The messages of the conversation after the one with a number. */
		messages: (id: string, after = 0): readonly ChatMessage[] =>
			(conversations.get(id)?.messages ?? []).filter(({ number }) => number > after),

		/** Stores what a customer writes; an automatic answer follows. Returns whether it was accepted. */
		write: (id: string, text: string, language: LanguageCode, client = ""): boolean => {
			const trimmed = text.trim();
			if (!isConversation(id) || trimmed === "" || trimmed.length > limits.letters) return false;
			if (!conversations.has(id) && !mayBegin(client)) return false;
			const at = clock.now();
			add(id, { from: "customer", text: trimmed, at }, client);
			schedule.add(at + answerMs, () => {
				const answer = wordsIn(language, answerTo(trimmed));
				add(id, { from: "support", text: answer, at: at + answerMs }, client);
			});
			return true;
		},

		/** Writes to the conversation with the newest message, as a person of the support does. Returns whether there is one. */
		answerNewest: (text: string): boolean => {
			const newest = [...conversations.keys()].at(-1);
			if (newest === undefined) return false;
			add(newest, { from: "support", text, at: clock.now() }, "");
			return true;
		},
	};
};

export type SupportChat = ReturnType<typeof createSupportChat>;

const limits = { conversations: 2000, ofClient: 200, messages: 500, letters: 1000 };

/** A conversation is in use for so long after its last message. */
const idleMs = 60 * 60_000;

/** Milliseconds until the automatic answer. */
const answerMs = 1500;

/** 128 random bits that the page generates: only it knows them. */
const isConversation = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);
