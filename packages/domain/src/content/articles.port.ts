import { Context, type Effect } from "effect";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { DescriptivePage, Message, NewsItem } from "./articles.ts";

/** News, messages and the platform's pages (Spec 2 §7). All queries; pages from 1. */
export class Articles extends Context.Service<
	Articles,
	{
		readonly news: (page: number) => Effect.Effect<ListPage<NewsItem, undefined>, QueryError>;
		readonly newsItem: (id: number) => Effect.Effect<NewsItem, QueryError>;
		/** Of the signed-in customer. */
		readonly messages: (page: number) => Effect.Effect<ListPage<Message, undefined>, QueryError>;
		readonly message: (id: number) => Effect.Effect<Message, QueryError>;
		/** `undefined` if the platform has no such page. */
		readonly page: (group: string) => Effect.Effect<DescriptivePage | undefined, QueryError>;
		/** The text that a page of the app shows, such as that of a deposit; `undefined` if the platform has none. */
		readonly note: (group: string) => Effect.Effect<DescriptivePage | undefined, QueryError>;
	}
>()("@tradewind/domain/content/Articles") {}
