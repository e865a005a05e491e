import type { balancesMachine } from "@tradewind/domain/account";
import type { contractOrdersMachine } from "@tradewind/domain/contract";
import type { marketMachine, QuoteBoard } from "@tradewind/domain/market";
import type { realtimeMachine } from "@tradewind/domain/realtime";
import type { sessionMachine, Token } from "@tradewind/domain/session";
import type { LanguageCode, siteMachine } from "@tradewind/domain/site";
import { createContext, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { ActivityStore } from "./activity.ts";
import type { RequestActor } from "./ports.ts";

/** What a screen may use: the long-lived actors and stores. Created once, in src/start/. */
export interface App {
	readonly site: ActorRefFrom<typeof siteMachine>;
	readonly session: ActorRefFrom<typeof sessionMachine>;
	readonly realtime: ActorRefFrom<typeof realtimeMachine>;
	readonly market: ActorRefFrom<typeof marketMachine>;
	readonly orders: ActorRefFrom<typeof contractOrdersMachine>;
	readonly balances: ActorRefFrom<typeof balancesMachine>;
	readonly quotes: QuoteBoard;
	readonly activity: ActivityStore;
	/** Provides the requests of a feature's machines, see `defineMachines`. */
	readonly request: RequestActor;
	/** Ends a left session on the platform by a connection of its own; whether the platform has answered. */
	readonly endSession: (token: Token) => Promise<boolean>;
	/** Shows the app in another language, saves the choice and reads the platform's texts again. Rejects if the language can't be loaded. */
	readonly chooseLanguage: (code: LanguageCode) => Promise<void>;
}

const AppContext = createContext<App | undefined>(undefined);

export const AppProvider = AppContext.Provider;

export const useApp = (): App => {
	const app = useContext(AppContext);
	if (!app) throw new Error("useApp outside of AppProvider");
	return app;
};
