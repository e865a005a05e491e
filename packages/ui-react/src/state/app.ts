import type { accountDetailMachine, balancesMachine } from "@tradewind/domain/account";
import type {
	contractOrderMachine,
	contractOrdersMachine,
	orderTicketMachine,
} from "@tradewind/domain/contract";
import type { candlesMachine, marketMachine, QuoteBoard } from "@tradewind/domain/market";
import type { microOrderMachine, microTicketMachine } from "@tradewind/domain/micro";
import type { realtimeMachine } from "@tradewind/domain/realtime";
import type { productSearchMachine } from "@tradewind/domain/search";
import type { sessionMachine } from "@tradewind/domain/session";
import type { LanguageCode, siteMachine } from "@tradewind/domain/site";
import { createContext, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { accountRecordsMachine } from "../features/account/account-records.machine.ts";
import type {
	descriptMachine,
	messageListMachine,
	messageMachine,
	newsItemMachine,
	newsListMachine,
} from "../features/content/reading/reading.machines.ts";
import type { historyMachine } from "../features/contract/orders/history.machine.ts";
import type { rankingMachine } from "../features/copy-trading/ranking.machine.ts";
import type { Publications } from "../features/home/publications.ts";
import type { microListMachine } from "../features/micro/running/micro-list.machine.ts";
import type { contractExportMachine, microExportMachine } from "../ui/list/export/export.machines.ts";
import type { ActivityDesk } from "./activity.ts";

/** All that the screens know of the world. Created once, in src/start/. */
export interface App {
	readonly site: ActorRefFrom<typeof siteMachine>;
	readonly session: ActorRefFrom<typeof sessionMachine>;
	readonly realtime: ActorRefFrom<typeof realtimeMachine>;
	readonly market: ActorRefFrom<typeof marketMachine>;
	readonly orders: ActorRefFrom<typeof contractOrdersMachine>;
	readonly balances: ActorRefFrom<typeof balancesMachine>;
	readonly quotes: QuoteBoard;
	readonly publications: Publications;
	readonly activity: ActivityDesk;
	/** The first live prices have come. */
	readonly live: Promise<void>;
	/** Machines of the trading screens, with their actors provided: `useActorRef(machines.candles, { input })`. */
	readonly machines: Machines;
	/** There once `loadOrderCommands` is done. */
	readonly orderCommands: OrderCommands;
	/** Rejects when the chunk is missing. The same promise as long as it holds. */
	readonly loadOrderCommands: () => Promise<void>;
	/** Those of the orders that have ended; there on /order, and elsewhere once `loadHistory` is done. */
	readonly history: HistoryMachines;
	/** Rejects when the chunk is missing. The same promise as long as it holds. */
	readonly loadHistory: () => Promise<void>;
	readonly reading: ReadingMachines;
	readonly searching: SearchMachines;
	/** Those of micro trading; there once `loadMicro` is done. */
	readonly micro: MicroMachines;
	/** Rejects when the chunk is missing. The same promise as long as it holds. */
	readonly loadMicro: () => Promise<void>;
	/** On every navigation (Spec 1 §2): the connection is initialised and, on /, /trade and /order, the list read again. */
	readonly navigated: (path: string) => void;
	/** Shows the page in another language and keeps the choice; what the platform words is read again. Rejects when it can't be loaded. */
	readonly chooseLanguage: (code: LanguageCode) => Promise<void>;
}

export interface Machines {
	readonly orderTicket: typeof orderTicketMachine;
	readonly candles: typeof candlesMachine;
}

/** Those of the commands to an order that is open. */
export interface OrderCommands {
	readonly contractOrder: typeof contractOrderMachine;
}

export interface HistoryMachines {
	readonly endedOrders: typeof historyMachine;
	readonly contractExport: typeof contractExportMachine;
}

/** Those of the rooms in which a customer only reads. */
export interface ReadingMachines {
	readonly accountDetail: typeof accountDetailMachine;
	readonly accountRecords: typeof accountRecordsMachine;
	readonly ranking: typeof rankingMachine;
	readonly messageList: typeof messageListMachine;
	readonly newsList: typeof newsListMachine;
	readonly message: typeof messageMachine;
	readonly newsItem: typeof newsItemMachine;
	readonly descript: typeof descriptMachine;
}

export interface MicroMachines {
	readonly microTicket: typeof microTicketMachine;
	readonly microOrder: typeof microOrderMachine;
	readonly microList: typeof microListMachine;
	readonly microExport: typeof microExportMachine;
}

export interface SearchMachines {
	readonly productSearch: typeof productSearchMachine;
}

const AppContext = createContext<App | undefined>(undefined);

export const AppProvider = AppContext.Provider;

export const useApp = (): App => {
	const app = useContext(AppContext);
	if (!app) throw new Error("useApp outside of AppProvider");
	return app;
};
