import { balancesMachine } from "@tradewind/domain/account";
import { contractOrdersMachine } from "@tradewind/domain/contract";
import { createQuoteBoard, marketMachine } from "@tradewind/domain/market";
import { realtimeMachine } from "@tradewind/domain/realtime";
import { sessionMachine, token } from "@tradewind/domain/session";
import { siteMachine } from "@tradewind/domain/site";
import { instant } from "@tradewind/domain/time";
import { createActor } from "xstate";
import { emptyActivity } from "../state/activity.ts";
import type { App } from "../state/app.ts";
import { createRequestActor } from "./request-actor.ts";

/**
 * The app before it has started, for the prerendered pages: nothing runs, no request is answered. A customers' page shows a
 * saved session that is not confirmed yet.
 */
export const createStaticApp = (options: { readonly forCustomers: boolean }): App => ({
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
		getSnapshot: () => emptyActivity,
		subscribe: () => () => {},
		load: () => Promise.resolve(),
		emit: () => {},
	},
	request: createRequestActor(neverAnswering),
	endSession: () => Promise.resolve(false),
	chooseLanguage: () => Promise.resolve(),
});

const neverAnswering = () => new Promise<never>(() => {});
