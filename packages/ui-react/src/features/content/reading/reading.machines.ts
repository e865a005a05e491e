import {
	createArticleMachine,
	type DescriptivePage,
	type Message,
	type NewsItem,
} from "@tradewind/domain/content";
import { createPagedListMachine } from "@tradewind/domain/paged-list";

/** The platform's messages to the customer, page by page (Spec 2 §2). */
export const messageListMachine = createPagedListMachine<Message, number, undefined, undefined>({
	keyOf: (message) => message.id,
});

/** The news, page by page (Spec 2 §2). */
export const newsListMachine = createPagedListMachine<NewsItem, number, undefined, undefined>({
	keyOf: (item) => item.id,
});

export const messageMachine = createArticleMachine<Message, number>();
export const newsItemMachine = createArticleMachine<NewsItem, number>();
export const descriptMachine = createArticleMachine<DescriptivePage | undefined, string>();
