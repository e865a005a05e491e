import { content as contract, type ReplyOf } from "@tradewind/contracts";
import {
	Articles,
	type DescriptivePage,
	type Message,
	messagesPerPage,
	type NewsItem,
} from "@tradewind/domain/content";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";

/** News, messages and descriptive pages over HTTP. */
export const articles = adapter(Articles, (http) => ({
	news: (page) => http.page(contract.getNews, { category_id: onlyCategory, page: String(page) }, newsItemOf),
	newsItem: (id) => Effect.map(http.query(contract.getNewsItem, { id: String(id) }), newsItemOf),
	messages: (page) =>
		http.page(contract.getMessages, { limit: String(messagesPerPage), page: String(page) }, messageOf),
	message: (id) => Effect.map(http.query(contract.getMessage, { id: String(id) }), messageOf),
	page: (group) => Effect.map(http.query(contract.getDescript, { group }), firstOf(group)),
	note: (group) => Effect.map(http.query(contract.getDescripts, { group }), firstOf(group)),
}));

/** The text is that of the first row (Spec 2 §7). */
const firstOf =
	(group: string) =>
	({ data: [first] }: ReplyOf<typeof contract.getDescripts>): DescriptivePage | undefined =>
		first?.content ? { group, content: first.content } : undefined;

/** The category of the news pages (Spec 2 §7). */
const onlyCategory = "1";

const newsItemOf = (wire: ReplyOf<typeof contract.getNewsItem>): NewsItem => ({
	id: wire.id,
	title: wire.title ?? "",
	summary: wire.desc ?? "",
	logo: wire.logo ?? "",
	content: wire.content ?? "",
	createdAt: wire.created_at ?? "",
});

const messageOf = (wire: ReplyOf<typeof contract.getMessage>): Message => ({
	id: wire.id,
	title: wire.title ?? "",
	summary: wire.desc ?? "",
	content: wire.content ?? "",
	sentAt: wire.send_time ?? "",
});
