import type { Text, WordKey } from "../words/words.ts";
import type { MessageText } from "./messages.ts";

/** A message to a customer with one sentence, which is also its summary, and a reason below it if the platform gives one. */
export const letter = (title: WordKey, sentence: Text, reason?: Text): MessageText => ({
	title: { key: title },
	summary: sentence,
	content: [{ paragraph: sentence }, ...(reason ? [{ paragraph: reason }] : [])],
});
