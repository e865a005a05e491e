import { content as calls } from "@tradewind/contracts";
import type { LanguageCode } from "@tradewind/domain/site";
import { pageReply, refuse, reply } from "../api/answer.ts";
import { customerRoute, publicRoute, type Route } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import type { Core } from "../core/core.ts";
import { htmlIn } from "../messages/html.ts";
import type { Message } from "../messages/messages.ts";
import { textIn } from "../words/words.ts";
import { contentCommands } from "./content.commands.ts";
import { descriptsIn } from "./descripts.ts";
import { pictureOf } from "./media.ts";
import { createPosts, type Posts } from "./posts.ts";

const newsPerPage = 10;

export const content = (core: Core) => {
	const posts = createPosts(core);
	return {
		pictureOf,
		commands: contentCommands(core, posts),
		routes: contentRoutes(core, posts),
	};
};

const contentRoutes = ({ messages }: Core, posts: Posts): readonly Route[] => [
	publicRoute(calls.getMenu, ({ language }) => reply(posts.menu(language))),

	publicRoute(calls.getBanners, ({ language }) => reply({ data: posts.banners(language) })),

	publicRoute(calls.getHomeNews, ({ language }) =>
		reply({ data: posts.news(language).map(({ id, title }) => ({ id, title: title ?? "" })) }),
	),

	publicRoute(calls.getNews, ({ input, language }) =>
		pageReply(input.category_id === "1" ? posts.news(language) : [], input.page, (item) => item, newsPerPage),
	),

	publicRoute(calls.getNewsItem, ({ input, language }) => {
		const item = posts.news(language).find(({ id }) => id === Number(input.id));
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
];

const wireMessage = (message: Message, language: LanguageCode) => ({
	id: message.id,
	title: textIn(language, message.title),
	desc: textIn(language, message.summary),
	content: htmlIn(language, message.content),
	send_time: dateTimeText(message.sentAt),
});
