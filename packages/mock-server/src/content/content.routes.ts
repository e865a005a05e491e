import { content as calls } from "@tradewind/contracts";
import { refuse, reply } from "../api/answer.ts";
import type { Language } from "../api/language.ts";
import { customerRoute, publicRoute, type Route } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import { descriptIn } from "./descripts.ts";
import type { Letter, Mailbox } from "./mailbox.ts";
import { banners } from "./media.ts";
import { menuIn } from "./menu.ts";
import { headlines, newsIn } from "./news.ts";

const newsPerPage = 10;

export const contentRoutes = ({
	mailbox,
	startedAt,
}: {
	readonly mailbox: Mailbox;
	readonly startedAt: number;
}): readonly Route[] => [
	publicRoute(calls.getMenu, ({ language }) => reply(menuIn(language))),

	publicRoute(calls.getBanners, () => reply({ data: banners })),

	publicRoute(calls.getHomeNews, ({ language }) =>
		reply({ data: headlines.map((title, place) => ({ id: place + 1, title: title[language] })) }),
	),

	publicRoute(calls.getNews, ({ input, language }) =>
		reply(
			pageOf(input.category_id === "1" ? newsIn(language, startedAt) : [], Number(input.page), newsPerPage),
		),
	),

	publicRoute(calls.getNewsItem, ({ input, language }) => {
		const item = newsIn(language, startedAt).find(({ id }) => id === Number(input.id));
		return item ? reply(item) : refuse("no such article");
	}),

	customerRoute(calls.getMessages, ({ input, language, customer }) =>
		reply(
			pageOf(
				mailbox.of(customer.id).map((letter) => wireMessage(letter, language)),
				Number(input.page),
				Number(input.limit),
			),
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
];

const pageOf = <Row>(rows: readonly Row[], page: number, size: number) => ({
	data: rows.slice((page - 1) * size, page * size),
	total: rows.length,
});

const wireMessage = (letter: Letter, language: Language) => ({
	id: letter.id,
	title: letter.title[language],
	desc: letter.summary[language],
	content: letter.content[language],
	send_time: dateTimeText(letter.sentAt),
});
