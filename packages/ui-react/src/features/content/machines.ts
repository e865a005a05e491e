import {
	createArticleMachine,
	type DescriptivePage,
	descriptRequests,
	type Message,
	messageRequests,
	type NewsItem,
	newsItemRequests,
} from "@tradewind/domain/content";
import { defineMachines } from "../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	message: createArticleMachine<Message, number>().provide({ actors: actorsOf(messageRequests) }),
	newsItem: createArticleMachine<NewsItem, number>().provide({ actors: actorsOf(newsItemRequests) }),
	descript: createArticleMachine<DescriptivePage | undefined, string>().provide({
		actors: actorsOf(descriptRequests),
	}),
}));
