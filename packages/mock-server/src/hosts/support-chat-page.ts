import { readFile } from "node:fs/promises";
import { chatMessagesPath, chatPath } from "../site/chat-path.ts";
import { chatText } from "../support/chat-text.ts";
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
	const page = chatText(searchParams.get("lang"), await readFile(file, "utf8"));
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
