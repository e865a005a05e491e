import type { content, ReplyOf } from "@tradewind/contracts";
import type { LanguageCode } from "@tradewind/domain/site";
import type { Core } from "../core/core.ts";
import { bannersOf } from "./banners.ts";
import { type MenuItem, menuIn } from "./menu.ts";
import { newsIn } from "./news.ts";

export type NewsItem = ReplyOf<typeof content.getNewsItem>;
export type Banner = typeof content.Media.Type;

/** What can be emptied. */
export const postKinds = ["news", "banners", "menu"] as const;
export type PostKind = (typeof postKinds)[number];

/** Above the ids of the seeded news. */
const firstNewsId = 101;

/** The news, banners and menu that everyone sees: the seeded ones, which have texts in each language, and those of the control. */
export const createPosts = ({ startedAt }: Pick<Core, "startedAt">) => {
	const emptied = new Set<PostKind>();
	/** The removed items of the seeded menu. */
	const removed: ((item: MenuItem) => boolean)[] = [];
	let news: readonly NewsItem[] = [];
	let banners: readonly Banner[] = [];
	let menu: readonly MenuItem[] = [];
	let nextNewsId = firstNewsId;

	const seededNews = (language: LanguageCode) => (emptied.has("news") ? [] : newsIn(language, startedAt));
	const menuOf = (language: LanguageCode): readonly MenuItem[] => [
		...(emptied.has("menu") ? [] : menuIn(language)).filter(
			(item) => !removed.some((isRemoved) => isRemoved(item)),
		),
		...menu,
	];

	return {
		/** Newest first. */
		news: (language: LanguageCode): readonly NewsItem[] => [...news, ...seededNews(language)],
		/** The banners of the control come first. */
		banners: (language: LanguageCode): readonly Banner[] => [
			...banners,
			...(emptied.has("banners") ? [] : bannersOf(newsIn(language, startedAt))),
		],
		menu: menuOf,
		addNews: (item: Omit<NewsItem, "id">): number => {
			const id = nextNewsId++;
			news = [{ id, ...item }, ...news];
			return id;
		},
		addBanner: (banner: Banner): void => {
			banners = [banner, ...banners];
		},
		addMenuItem: (item: MenuItem): void => {
			menu = [...menu, item];
		},
		/** Removes the items of a group with this path or component; false if there is none. */
		removeMenuItems: (group: MenuItem["group"], name: string): boolean => {
			const isMeant = (item: MenuItem): boolean =>
				item.group === group && (item.path === name || item.component_name === name);
			if (!menuOf("en").some(isMeant)) return false;
			menu = menu.filter((item) => !isMeant(item));
			removed.push(isMeant);
			return true;
		},
		/** Removes all that there is now, seeded or added. */
		empty: (kind: PostKind): void => {
			emptied.add(kind);
			if (kind === "news") news = [];
			else if (kind === "banners") banners = [];
			else menu = [];
		},
	};
};

export type Posts = ReturnType<typeof createPosts>;
