import { fundList, incomeList, type SubscriptionId, subscriptionList } from "@tradewind/domain/fund";
import type { SignedIn } from "@tradewind/domain/session";
import { keptPerSession } from "../../kept/keep.ts";
import { keptList, keptLists } from "../../kept/kept-list.ts";
import type { App } from "../../state/app.ts";
import { oncePer } from "../../state/once-per.ts";
import { startList } from "../../ui/list/list-machine.ts";

const startFunds = (app: App, hasTotals: boolean) => startList(app, fundList, { hasTotals });
const fundsOfVisitor = oncePer((app: App) => startFunds(app, false));
const fundsOfCustomer = keptPerSession((app, { customer }, ends) => ends(startFunds(app, !customer.isDemo)));

export const fundsOf = (app: App, signedIn: SignedIn | undefined) =>
	signedIn ? fundsOfCustomer(app, signedIn) : fundsOfVisitor(app);

export const subscriptionsOf = keptList(subscriptionList, undefined);

export const incomesOf = keptLists(incomeList, (subscription: SubscriptionId) => ({ subscription }));
