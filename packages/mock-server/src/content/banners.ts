import type { content } from "@tradewind/contracts";
import { bannerMedia } from "./media.ts";
import type { newsIn } from "./news.ts";

/** The pictures of the home carousel: each belongs to a news item and links to it. */
export const bannersOf = (news: ReturnType<typeof newsIn>): readonly (typeof content.Media.Type)[] =>
	bannerMedia.flatMap((media, place) => {
		const item = news[place];
		return item
			? [{ ...media, title: item.title ?? "", alt: item.desc ?? "", path: `/news/detail?id=${item.id}` }]
			: [];
	});
