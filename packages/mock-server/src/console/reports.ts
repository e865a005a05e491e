/** What the platform reports, as the console reads it. */

export interface Live {
	readonly time: string;
	/** 0 if the clock is paused. */
	readonly speed: number;
	readonly jump: { readonly from: string; readonly until: string } | null;
	readonly scenario: string;
	readonly seed: string;
	readonly sockets: number;
	readonly faults: { readonly http: readonly HttpFault[]; readonly socket: readonly SocketFault[] };
	readonly last: number;
	readonly calls: readonly Call[];
}

interface HttpFault extends Readonly<Record<string, unknown>> {
	readonly number: number;
	readonly match: string;
}

interface SocketFault extends Readonly<Record<string, unknown>> {
	readonly number: number;
	readonly kind: string;
}

export interface Call {
	readonly number: number;
	readonly at: number;
	readonly who: string;
	readonly call: string;
	readonly outcome: number | "dropped";
	readonly msg: string;
	readonly executed: boolean;
	readonly isFaulty: boolean;
}

export interface Waiting {
	readonly what: string;
	readonly who: string;
	readonly details: readonly string[];
	readonly decisions: readonly {
		readonly name: string;
		readonly command: string;
		readonly body: Readonly<Record<string, unknown>>;
		readonly reason?: string;
	}[];
}

export interface Customer {
	readonly who: string;
	readonly account: string;
	readonly uid: string;
	readonly nickname: string;
	readonly isVerified: boolean;
	readonly isTrader: boolean;
	readonly level: number;
	readonly creditScore: number;
	readonly wallets: readonly { readonly name: string; readonly free: string; readonly locked: string }[];
	readonly profit: string;
	readonly marginLevel: string;
	readonly orders: number;
	readonly sessions: number;
	readonly follows: readonly Follow[];
}

interface Follow {
	readonly trader: string;
	readonly multiple: string;
	readonly maxAmount: string;
	readonly copies: readonly {
		readonly orderId: number;
		readonly code: string;
		readonly quantity: string;
		/** What it would be without the maximum amount; empty if the trader's order is closed. */
		readonly wanted: string;
		readonly margin: string;
	}[];
}

export interface Overview {
	readonly waiting: readonly Waiting[];
	readonly customers: readonly Customer[];
	readonly customersFound: number;
	readonly market: readonly { readonly code: string; readonly isOpen: boolean; readonly price: string }[];
	readonly codes: readonly {
		readonly sentAt: number;
		readonly to: string;
		readonly type: string;
		readonly code: string;
	}[];
	readonly captchas: readonly { readonly askedAt: number; readonly answer: string }[];
	readonly site: Readonly<Record<string, unknown>>;
}

export interface Reference {
	readonly scenarios: readonly { readonly name: string; readonly shows: string }[];
	readonly flags: readonly {
		readonly name: string;
		readonly kind: string;
		readonly changes: string;
		readonly standard: string;
	}[];
}

export interface Worlds {
	readonly file: string;
	readonly commands: readonly { readonly number: number; readonly moment: string; readonly what: string }[];
	readonly left: Worlds["commands"];
	readonly saved: readonly {
		readonly name: string;
		readonly moment: string;
		readonly entries: number;
		readonly problem?: string;
	}[];
}

/** A part of the console. */
export interface Panel {
	/** In the address. */
	readonly name: string;
	readonly title: string;
	readonly element: HTMLElement;
	readonly onLive?: (live: Live) => void;
	readonly onOverview?: (overview: Overview) => void;
	/** When it is opened, and after each command. */
	readonly refresh?: () => void;
}
