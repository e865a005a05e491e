import { defineList, type PageRequest } from "../paged-list/list.ts";
import { Articles } from "./articles.port.ts";
import type { Message, NewsItem } from "./articles.ts";

/** The platform's messages to the customer, newest first (Spec 2 §2). */
export const messageList = defineList({
	keyOf: ({ id }: Message) => id,
	read: ({ page }: PageRequest<undefined>) => Articles.use((port) => port.messages(page)),
});

/** The news, newest first (Spec 2 §2). */
export const newsList = defineList({
	keyOf: ({ id }: NewsItem) => id,
	read: ({ page }: PageRequest<undefined>) => Articles.use((port) => port.news(page)),
});
