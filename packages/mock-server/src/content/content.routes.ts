import { content as calls } from "@tradewind/contracts";
import type { LanguageCode } from "@tradewind/domain/site";
import { Schema } from "effect";
import { pageReply, refuse, reply } from "../api/answer.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import { command } from "../commands/command.ts";
import { Account } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import type { Core } from "../core/core.ts";
import { htmlIn } from "../messages/html.ts";
import type { Message } from "../messages/messages.ts";
import { textIn } from "../words/words.ts";
import { bannersOf } from "./banners.ts";
import { descriptsIn } from "./descripts.ts";
import { pictureOf } from "./media.ts";
import { menuIn } from "./menu.ts";
import { headlinesIn, newsIn } from "./news.ts";

const newsPerPage = 10;

export const content = ({ messages, sessions, clock, startedAt }: Core) => ({
	pictureOf,
	commands: {
		message: command(
			{
				does: "Sends a message to a customer, with the same text in every language.",
				example: { account: "mia@tradewind.test", title: "Maintenance", content: "<p>Tonight.</p>" },
			},
			SendMessage,
			({ account, title, content }): void => {
				const message = { title: { own: title }, summary: { own: "" }, content: [{ html: content }] };
				messages.send(findCustomer(sessions, account).id, message, clock.now());
			},
		),
	},
	routes: [
		publicRoute(calls.getMenu, ({ language }) => reply(menuIn(language))),

		publicRoute(calls.getBanners, ({ language }) => reply({ data: bannersOf(newsIn(language, startedAt)) })),

		publicRoute(calls.getHomeNews, ({ language }) => reply({ data: headlinesIn(language) })),

		publicRoute(calls.getNews, ({ input, language }) =>
			pageReply(
				input.category_id === "1" ? newsIn(language, startedAt) : [],
				input.page,
				(item) => item,
				newsPerPage,
			),
		),

		publicRoute(calls.getNewsItem, ({ input, language }) => {
			const item = newsIn(language, startedAt).find(({ id }) => id === Number(input.id));
			return item ? reply(item) : refuse("content.noSuchArticle");
		}),

		customerRoute(calls.getMessages, ({ input, language, customer }) =>
			pageReply(
				messages.of(customer.id),
				input.page,
				(message) => wireMessage(message, language),
				Number(input.limit),
			),
		),

		customerRoute(calls.getMessage, ({ input, language, customer }) => {
			const message = messages.of(customer.id).find(({ id }) => id === Number(input.id));
			return message ? reply(wireMessage(message, language)) : refuse("content.noSuchArticle");
		}),

		...[calls.getDescripts, calls.getDescript].map((call) =>
			publicRoute(call, ({ input, language }) => reply({ data: descriptsIn(input.group, language) })),
		),
	],
});

const SendMessage = Schema.Struct({
	account: Account,
	title: Schema.NonEmptyString,
	content: Schema.String.annotate({ description: "HTML" }),
});

const wireMessage = (message: Message, language: LanguageCode) => ({
	id: message.id,
	title: textIn(language, message.title),
	desc: textIn(language, message.summary),
	content: htmlIn(language, message.content),
	send_time: dateTimeText(message.sentAt),
});
