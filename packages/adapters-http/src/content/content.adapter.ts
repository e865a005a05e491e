import { content as contract, type ReplyOf } from "@tradewind/contracts";
import {
	Articles,
	type DescriptivePage,
	type Media,
	type Message,
	messagesPerPage,
	type NewsItem,
	Publications,
} from "@tradewind/domain/content";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";

/** Carousel and headlines of the home page, over HTTP. */
export const publications = adapter(Publications, (http) => ({
	carousel: Effect.map(http.query(contract.getBanners, {}, "low"), ({ data }) => data.flatMap(mediaOf)),
	headlines: Effect.map(http.query(contract.getHomeNews, {}, "low"), ({ data }) =>
		data.flatMap(({ id, title }) => (title?.trim() ? [{ id, title }] : [])),
	),
}));

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

/** None without an address; the rest is ours and may be missing. */
const mediaOf = (wire: typeof contract.Media.Type): readonly Media[] => {
	const { type, image, poster } = wire;
	const [title = "", alt = "", path = ""] = [wire.title, wire.alt, wire.path].map((text) => text?.trim());
	if (!image) return [];
	return [
		{ kind: type === "0" ? "image" : "video", url: image, ...(poster && { poster }), title, alt, path },
	];
};

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
