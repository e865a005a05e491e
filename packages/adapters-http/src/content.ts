import { content as contract, type ReplyOf } from "@tradewind/contracts";
import {
	type Articles,
	type Message,
	messagesPerPage,
	type NewsItem,
	type Publications,
} from "@tradewind/domain/content";
import { Effect } from "effect";
import type { Http } from "./http.ts";

/** What the platform publishes on the home page, over HTTP. */
export const publications = (http: Http): Publications["Service"] => ({
	carousel: Effect.map(http.ask(contract.getBanners, {}, "low"), ({ data }) =>
		data.map(({ type, image, poster }) => ({
			kind: type === "0" ? "image" : "video",
			url: image,
			...(poster && { poster }),
		})),
	),
	headlines: Effect.map(http.ask(contract.getHomeNews, {}, "low"), ({ data }) =>
		data.filter(({ title }) => title.trim() !== ""),
	),
});

/** News, messages and descriptive pages over HTTP. */
export const articles = (http: Http): Articles["Service"] => ({
	news: (page) =>
		Effect.map(
			http.ask(contract.getNews, { category_id: onlyCategory, page: String(page) }),
			({ data, total }) => ({ rows: data.map(newsItemOf), total, extra: undefined }),
		),
	newsItem: (id) => Effect.map(http.ask(contract.getNewsItem, { id: String(id) }), newsItemOf),
	messages: (page) =>
		Effect.map(
			http.ask(contract.getMessages, { limit: String(messagesPerPage), page: String(page) }),
			({ data, total }) => ({ rows: data.map(messageOf), total, extra: undefined }),
		),
	message: (id) => Effect.map(http.ask(contract.getMessage, { id: String(id) }), messageOf),
	page: (group) =>
		Effect.map(http.ask(contract.getDescript, { group }), ({ data: [first] }) =>
			first ? { group, content: first.content } : undefined,
		),
});

/** The one that the news pages show (Spec 2 §7). */
const onlyCategory = "1";

const newsItemOf = (wire: ReplyOf<typeof contract.getNewsItem>): NewsItem => ({
	id: wire.id,
	title: wire.title,
	summary: wire.desc,
	logo: wire.logo,
	content: wire.content,
	createdAt: wire.created_at ?? "",
});

const messageOf = (wire: ReplyOf<typeof contract.getMessage>): Message => ({
	id: wire.id,
	title: wire.title,
	summary: wire.desc,
	content: wire.content,
	sentAt: wire.send_time ?? "",
});
