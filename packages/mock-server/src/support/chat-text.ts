import { languages } from "@tradewind/domain/site";
import { languageOf } from "../api/language.ts";
import { escaped } from "../messages/html.ts";
import { wordsIn } from "../words/words.ts";

/** The text of the page of the chat in the customer's language, from chat.html. */
export const chatText = (code: string | null, page: string): string => {
	const language = languageOf(code);
	const { tag = "en", direction = "ltr" } = languages.find((one) => one.code === language) ?? {};
	return page
		.replace('lang="en" dir="ltr"', `lang="${tag}" dir="${direction}"`)
		.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
			const word = chatWords.find((one) => one === name);
			return word ? escaped(wordsIn(language, `chat.${word}`)) : "";
		});
};

const chatWords = ["title", "hello", "text", "send", "you", "support", "failed"] as const;
