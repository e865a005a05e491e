import { content } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { Articles } from "@tradewind/domain/content";
import { type Consumption, overHttp, refused } from "./consumption.test-support.ts";

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
const { news, message: addressed, open } = providerStates;

/** What there is to read: news, messages, descriptive pages. */
export const contentConsumptions: readonly Consumption[] = [
	{
		call: content.getNews,
		given: news,
		answer: "success",
		does: overHttp(Articles.use((articles) => articles.news(1))),
		gives: { value: { rows: [newsItem], total: 1, extra: undefined } },
	},
	{
		call: content.getNewsItem,
		given: news,
		fromState: { id: "newsId" },
		answer: "success",
		does: overHttp(Articles.use((articles) => articles.newsItem(1))),
		gives: { value: newsItem },
	},
	{
		call: content.getNewsItem,
		when: "that nobody has written",
		given: news,
		input: { id: "999999999" },
		answer: "refusal",
		does: overHttp(Articles.use((articles) => articles.newsItem(999_999_999))),
		gives: refused,
	},
	{
		call: content.getMessages,
		given: addressed,
		answer: "success",
		does: overHttp(Articles.use((articles) => articles.messages(1))),
		gives: { value: { rows: [message], total: 1, extra: undefined } },
	},
	{
		call: content.getMessage,
		given: addressed,
		fromState: { id: "messageId" },
		answer: "success",
		does: overHttp(Articles.use((articles) => articles.message(301))),
		gives: { value: message },
	},
	{
		call: content.getMessage,
		when: "that is not the customer's",
		given: addressed,
		input: { id: "999999999" },
		answer: "refusal",
		does: overHttp(Articles.use((articles) => articles.message(999_999_999))),
		gives: refused,
	},
	{
		call: content.getDescript,
		given: open,
		answer: "success",
		does: overHttp(Articles.use((articles) => articles.page("about"))),
		gives: { value: { group: "about", content: "<p>Who we are.</p>" } },
	},
];
