import { createActor } from "xstate";
import type { App } from "../../../state/app.ts";
import { keptPerSession, oncePer } from "../../../state/keep.ts";
import { machines } from "../machines.ts";

/** One per session: on return from a message the list is as it was left. */
export const messageListOf = keptPerSession((app) =>
	createActor(machines(app).messageList, { input: { query: undefined } }).start(),
);

export const newsListOf = oncePer((app: App) =>
	createActor(machines(app).newsList, { input: { query: undefined } }).start(),
);
