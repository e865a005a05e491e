import { followedList, followerList, rankingList, traderList } from "@tradewind/domain/copy-trading";
import type { SignedIn } from "@tradewind/domain/session";
import { keptList } from "../../kept/kept-list.ts";
import type { App } from "../../state/app.ts";
import { oncePer } from "../../state/once-per.ts";
import { startList } from "../../ui/list/list-machine.ts";

/** The ranking is the same for all customers, so it lives as long as the app. The tab keeps its rows and its order. */
export const rankingOf = oncePer((app: App) => startList(app, rankingList, { order: "threeWeekReturn" }));

const tradersOfVisitor = oncePer((app: App) => startList(app, traderList, undefined));
const tradersOfCustomer = keptList(traderList, undefined);

/** All traders; whether they are followed depends on the customer. */
export const tradersOf = (app: App, signedIn: SignedIn | undefined) =>
	signedIn ? tradersOfCustomer(app, signedIn) : tradersOfVisitor(app);

/** The traders that the customer follows. */
export const followedOf = keptList(followedList, undefined);

/** The followers of the customer. */
export const followersOf = keptList(followerList, undefined);
