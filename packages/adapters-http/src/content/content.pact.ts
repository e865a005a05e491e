import { content } from "@tradewind/contracts";
import { listHasRow } from "@tradewind/contracts/pact";
import { Articles, Publications } from "@tradewind/domain/content";
import { SiteInformation } from "@tradewind/domain/site";
import { consumes, onePage, refuses } from "../pact/consumer-test.ts";

const newsItem = {
	id: 1,
	title: "Gold holds near its record as yields ease",
	summary: "Traders wait for the next figures",
	logo: "/media/markets.svg",
	content: "<p>Gold held near its record.</p>",
	createdAt: "2026-01-01 00:00:00",
};
const message = {
	id: 301,
	title: "Welcome to Tradewind",
	summary: "Your account is ready",
	content: "<p>Your account is ready.</p>",
	sentAt: "2026-01-01 00:00:00",
};
const unknownId = 999_999_999;
const ofUnknownId = { input: { id: String(unknownId) } };

const newsOf = (id: number) => Articles.use((articles) => articles.newsItem(id));
const messageOf = (id: number) => Articles.use((articles) => articles.message(id));

export const pact = [
	consumes(
		content.getMenu,
		SiteInformation.use(({ menu }) => menu),
		[
			{
				group: "home blocks",
				isMobile: true,
				title: "Search",
				path: "",
				icon: "",
				component: "search",
				allowsDemo: true,
			},
		],
	),
	consumes(
		content.getBanners,
		Publications.use(({ carousel }) => carousel),
		[
			{
				kind: "image",
				url: "/media/markets.svg",
				title: "Gold holds near its record as yields ease",
				alt: "Gold held near its record on thin volumes.",
				path: "/news/detail?id=1",
			},
		],
	),
	consumes(
		content.getHomeNews,
		Publications.use(({ headlines }) => headlines),
		[{ id: 1, title: "Gold holds near its record as yields ease" }],
	),
	consumes(
		content.getNews,
		Articles.use((articles) => articles.news(1)),
		onePage(newsItem),
	),
	consumes(content.getNewsItem, newsOf(1), newsItem, {
		given: listHasRow(content.getNews),
		fromState: { id: "rowId" },
	}),
	refuses(content.getNewsItem, newsOf(unknownId), { when: "that does not exist", ...ofUnknownId }),
	consumes(
		content.getMessages,
		Articles.use((articles) => articles.messages(1)),
		onePage(message),
	),
	consumes(content.getMessage, messageOf(301), message, {
		given: listHasRow(content.getMessages),
		fromState: { id: "rowId" },
	}),
	refuses(content.getMessage, messageOf(unknownId), {
		when: "that is not the customer's",
		...ofUnknownId,
	}),
	consumes(
		content.getDescripts,
		Articles.use((articles) => articles.note("financial.bank_chare_content")),
		{ group: "financial.bank_chare_content", content: "<p>Transfer the exact amount.</p>" },
	),
	consumes(
		content.getDescript,
		Articles.use((articles) => articles.page("about")),
		{ group: "about", content: "<p>Who we are.</p>" },
	),
];
