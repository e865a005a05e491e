import { readFile } from "node:fs/promises";
import { languages } from "@tradewind/domain/site";
import { languageOf } from "../api/language.ts";
import { escaped } from "../messages/html.ts";
import { chatMessagesPath, chatPath } from "../site/chat-path.ts";
import { wordsIn } from "../words/words.ts";
import { hashIn } from "./inline-hash.ts";

const file = new URL("../support/chat.html", import.meta.url);

/** The page of the support chat, for the frame of the app; `undefined` if the request is for something else. */
export const supportChatPage = async (
	request: Request,
	pageOrigin?: string,
): Promise<Response | undefined> => {
	const { pathname, origin, searchParams } = new URL(request.url);
	if (request.method !== "GET" && request.method !== "HEAD") return undefined;
	if (pathname !== chatPath) return undefined;
	const page = pageIn(searchParams.get("lang"), await readFile(file, "utf8"));
	return new Response(request.method === "HEAD" ? null : page, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-cache",
			"content-security-policy": policyOf(page, origin, pageOrigin),
			"referrer-policy": "no-referrer",
			"x-content-type-options": "nosniff",
		},
	});
};

/** The page with its words in the customer's language. */
const pageIn = (code: string | null, page: string): string => {
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

/** Only pages of the app may frame it; in a sandbox it has no origin of its own, so its requests name this site. */
const policyOf = (page: string, origin: string, pageOrigin = ""): string =>
	[
		"default-src 'none'",
		`connect-src ${origin}${chatMessagesPath}`,
		`script-src ${hashIn(page, "script")}`,
		`style-src ${hashIn(page, "style")}`,
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
		"base-uri 'none'",
		"form-action 'none'",
		`frame-ancestors 'self' ${pageOrigin}`.trim(),
	].join("; ");
