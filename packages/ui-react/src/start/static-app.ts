import { balancesMachine } from "@tradewind/domain/account";
import { contractOrdersMachine } from "@tradewind/domain/contract";
import { createQuoteBoard, marketMachine } from "@tradewind/domain/market";
import { realtimeMachine } from "@tradewind/domain/realtime";
import { sessionMachine, token } from "@tradewind/domain/session";
import { siteMachine } from "@tradewind/domain/site";
import { instant } from "@tradewind/domain/time";
import { createActor } from "xstate";
import { noActivityShown } from "../state/activity.ts";
import type { App } from "../state/app.ts";
import { createRequestActor } from "./request-actor.ts";

/**
 * The world before anything is known of it and before anything runs: what the first paint of a page shows. A page of
 * customers only is painted as for one whose session nobody has confirmed yet.
 */
export const createIdleApp = (options: { readonly forCustomers: boolean }): App => ({
	site: createActor(siteMachine),
	session: createActor(sessionMachine, {
		input: { saved: options.forCustomers ? { token: token("not confirmed") } : undefined },
	}),
	market: createActor(marketMachine, { input: undefined }),
	realtime: createActor(realtimeMachine, { input: { now: () => instant(Date.now()), random: () => 0 } }),
	orders: createActor(contractOrdersMachine),
	balances: createActor(balancesMachine),
	quotes: createQuoteBoard(),
	activity: {
		get: () => noActivityShown,
		subscribe: () => () => {},
		begin: () => Promise.resolve(),
		tell: () => {},
	},
	live: new Promise(() => {}),
	request: createRequestActor({ runPromise: () => new Promise(() => {}) }),
	navigated: () => {},
	chooseLanguage: () => Promise.resolve(),
});
