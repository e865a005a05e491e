import { createActor } from "xstate";
import { keptPerSession } from "../../../kept/keep.ts";
import type { App } from "../../../state/app.ts";
import { oncePer } from "../../../state/once-per.ts";
import { machines } from "../machines.ts";

/** One list per session: it is unchanged when the customer returns from a message. */
export const messageListOf = keptPerSession((app, _signedIn, ends) =>
	ends(createActor(machines(app).messageList, { input: { query: undefined } }).start()),
);

export const newsListOf = oncePer((app: App) =>
	createActor(machines(app).newsList, { input: { query: undefined } }).start(),
);
