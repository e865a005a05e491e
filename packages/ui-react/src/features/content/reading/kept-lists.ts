import type { SignedIn } from "@tradewind/domain/session";
import { type ActorRefFrom, createActor } from "xstate";
import type { App } from "../../../state/app.ts";

export type MessageListActor = ActorRefFrom<App["reading"]["messageList"]>;
export type NewsListActor = ActorRefFrom<App["reading"]["newsList"]>;

/** One for the length of a session: whoever comes back from a message finds the list where it was left. */
const messages = new WeakMap<SignedIn, MessageListActor>();

/** One for the life of the app. */
const news = new WeakMap<App, NewsListActor>();

export const messageListOf = (app: App, signedIn: SignedIn): MessageListActor => {
	const known = messages.get(signedIn);
	if (known) return known;
	const made = createActor(app.reading.messageList, { input: { query: undefined } }).start();
	messages.set(signedIn, made);
	return made;
};

export const newsListOf = (app: App): NewsListActor => {
	const known = news.get(app);
	if (known) return known;
	const made = createActor(app.reading.newsList, { input: { query: undefined } }).start();
	news.set(app, made);
	return made;
};
