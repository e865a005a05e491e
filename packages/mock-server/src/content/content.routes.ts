import { content as calls } from "@tradewind/contracts";
import { pageReply, refuse, reply } from "../api/answer.ts";
import type { Language } from "../api/language.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import type { Core } from "../core.ts";
import { descriptIn } from "./descripts.ts";
import type { Letter } from "./mailbox.ts";
import { banners, pictureOf } from "./media.ts";
import { menuIn } from "./menu.ts";
import { headlines, newsIn } from "./news.ts";

const newsPerPage = 10;

export const content = ({ mailbox, startedAt }: Core) => ({
	pictureOf,
	routes: [
		publicRoute(calls.getMenu, ({ language }) => reply(menuIn(language))),

		publicRoute(calls.getBanners, () => reply({ data: banners })),

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
				mailbox.of(customer.id),
				input.page,
				(letter) => wireMessage(letter, language),
				Number(input.limit),
			),
		),

		customerRoute(calls.getMessage, ({ input, language, customer }) => {
			const letter = mailbox.of(customer.id).find(({ id }) => id === Number(input.id));
			return letter ? reply(wireMessage(letter, language)) : refuse("no such article");
		}),

		publicRoute(calls.getDescript, ({ input, language }) => {
			const content = descriptIn(input.group, language);
			return reply({ data: content === undefined ? [] : [{ content }] });
		}),
	],
});

const wireMessage = (letter: Letter, language: Language) => ({
	id: letter.id,
	title: letter.title[language],
	desc: letter.summary[language],
	content: letter.content[language],
	send_time: dateTimeText(letter.sentAt),
});
