import { type ActorRefFrom, createActor } from "xstate";
import type { App } from "../../../state/app.ts";
import { keptPerSession, oncePer } from "../../../state/keep.ts";
import { machines } from "../machines.ts";

export type MessageListActor = ActorRefFrom<ReturnType<typeof machines>["messageList"]>;
export type NewsListActor = ActorRefFrom<ReturnType<typeof machines>["newsList"]>;

/** One per session: on return from a message the list is as it was left. */
export const messageListOf = keptPerSession(
	(app): MessageListActor => createActor(machines(app).messageList, { input: { query: undefined } }).start(),
);

export const newsListOf = oncePer(
	(app: App): NewsListActor => createActor(machines(app).newsList, { input: { query: undefined } }).start(),
);
