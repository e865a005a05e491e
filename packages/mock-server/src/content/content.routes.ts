import { content as calls } from "@tradewind/contracts";
import { pageReply, refuse, reply } from "../api/answer.ts";
import type { Language } from "../api/language.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import type { Core } from "../core.ts";
import { bannersOf } from "./banners.ts";
import { descriptIn } from "./descripts.ts";
import { pictureOf } from "./media.ts";
import { menuIn } from "./menu.ts";
import type { Message } from "./messages.ts";
import { headlines, newsIn } from "./news.ts";

const newsPerPage = 10;

export const content = ({ messages, startedAt }: Core) => ({
	pictureOf,
	routes: [
		publicRoute(calls.getMenu, ({ language }) => reply(menuIn(language))),

		publicRoute(calls.getBanners, ({ language }) => reply({ data: bannersOf(newsIn(language, startedAt)) })),

		publicRoute(calls.getHomeNews, ({ language }) =>
			reply({ data: headlines.map((title, place) => ({ id: place + 1, title: title[language] })) }),
		),

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
			return item ? reply(item) : refuse("no such article");
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
			return message ? reply(wireMessage(message, language)) : refuse("no such article");
		}),

		publicRoute(calls.getDescript, ({ input, language }) => {
			const content = descriptIn(input.group, language);
			return reply({ data: content === undefined ? [] : [{ group: input.group, content }] });
		}),
	],
});

const wireMessage = (message: Message, language: Language) => ({
	id: message.id,
	title: message.title[language],
	desc: message.summary[language],
	content: message.content[language],
	send_time: dateTimeText(message.sentAt),
});
