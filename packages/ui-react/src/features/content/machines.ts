import {
	Articles,
	createArticleMachine,
	type DescriptivePage,
	type Message,
	type NewsItem,
} from "@tradewind/domain/content";
import { createPagedListMachine } from "@tradewind/domain/paged-list";
import { defineMachines } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";

/** The platform's messages to the customer, page by page (Spec 2 §2). */
const messageListMachine = createPagedListMachine<Message, number, undefined, undefined>({
	keyOf: (message) => message.id,
});

/** The news, page by page (Spec 2 §2). */
const newsListMachine = createPagedListMachine<NewsItem, number, undefined, undefined>({
	keyOf: (item) => item.id,
});

const messageMachine = createArticleMachine<Message, number>();
const newsItemMachine = createArticleMachine<NewsItem, number>();
const descriptMachine = createArticleMachine<DescriptivePage | undefined, string>();

export const machines = defineMachines((request) => ({
	messageList: messageListMachine.provide({
		actors: { readPage: request(({ page }) => Articles.use((port) => port.messages(page)), shownReading) },
	}),
	newsList: newsListMachine.provide({
		actors: { readPage: request(({ page }) => Articles.use((port) => port.news(page)), shownReading) },
	}),
	message: messageMachine.provide({
		actors: { readArticle: request(({ key }) => Articles.use((port) => port.message(key)), shownReading) },
	}),
	newsItem: newsItemMachine.provide({
		actors: { readArticle: request(({ key }) => Articles.use((port) => port.newsItem(key)), shownReading) },
	}),
	descript: descriptMachine.provide({
		actors: { readArticle: request(({ key }) => Articles.use((port) => port.page(key)), shownReading) },
	}),
}));
