import { messageList, newsList } from "@tradewind/domain/content";
import { keptList } from "../../../kept/kept-list.ts";
import type { App } from "../../../state/app.ts";
import { oncePer } from "../../../state/once-per.ts";
import { startList } from "../../../ui/list/list-machine.ts";

/** One list per session: it is unchanged when the customer returns from a message. */
export const messageListOf = keptList(messageList, undefined);

export const newsListOf = oncePer((app: App) => startList(app, newsList, undefined));
