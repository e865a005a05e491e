import { Hono } from "hono";
import { languageOf } from "../api/language.ts";
import type { RequestOrigin } from "../api/request-origin.ts";
import type { Core } from "../core/core.ts";
import { chatMessagesPath } from "../site/chat-path.ts";
import type { SupportChat } from "./support-chat.ts";

/** The messages of the support chat. They are not a call of the specification: only the platform's own page uses them. */
export const createChatRoutes = (
	chat: SupportChat,
	{ recorder, settle }: Pick<Core, "recorder" | "settle">,
): Hono<{ Bindings: RequestOrigin }> => {
	const routes = new Hono<{ Bindings: RequestOrigin }>();
	routes.get(chatMessagesPath, (context) =>
		context.json(
			chat.messages(context.req.query("conversation") ?? "", numberIn(context.req.query("after"))),
			200,
			headers,
		),
	);
	routes.post(chatMessagesPath, async (context) => {
		const fields = new URLSearchParams(await context.req.text());
		const id = fields.get("conversation") ?? "";
		const { client } = context.env;
		const [text, language] = [fields.get("text") ?? "", languageOf(fields.get("lang"))];
		const isAccepted = await recorder.run(
			{ input: () => ({ is: "chat", conversation: id, text, language, client }) },
			() => {
				settle();
				return chat.write(id, text, language, client);
			},
		);
		return isAccepted
			? context.json(chat.messages(id, numberIn(fields.get("after"))), 200, headers)
			: context.json({ refused: true }, 400, headers);
	});
	return routes;
};

/** Of the last message that the page has; 0 without one. */
const numberIn = (text: string | null | undefined): number =>
	/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;

const headers = {
	"access-control-allow-origin": "*",
	"cache-control": "no-store",
	"x-content-type-options": "nosniff",
} as const;
