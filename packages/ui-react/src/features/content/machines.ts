import {
	Articles,
	createArticleMachine,
	type DescriptivePage,
	type Message,
	type NewsItem,
} from "@tradewind/domain/content";
import { defineMachines } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";

const messageMachine = createArticleMachine<Message, number>();
const newsItemMachine = createArticleMachine<NewsItem, number>();
const descriptMachine = createArticleMachine<DescriptivePage | undefined, string>();

export const machines = defineMachines((request) => ({
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
