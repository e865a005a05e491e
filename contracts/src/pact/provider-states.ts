/** What a provider must be like before an interaction is replayed, and the real values it gives back for it. */
export interface ProviderState {
	readonly name: string;
	readonly params: Readonly<Record<string, string>>;
}

const instrument = "EURUSD";

/** The provider states of all pacts. A provider that cannot be put into one of them cannot be verified against it. */
export const providerStates = {
	/** Gives `instrumentId`. */
	open: { name: "the platform is open", params: { instrument } },
	registered: {
		name: "a registered customer",
		params: { account: "mia@tradewind.test", mobile: "+0015550101", password: "Tradewind-1" },
	},
	/** Gives `token`, `instrumentId`, and what this instrument accepts now: `multiple`, `quantity`, `targetPrice`. */
	signedIn: { name: "a signed-in customer", params: { instrument } },
	/** As `signedIn`, for an instrument that is not open. */
	marketClosed: { name: "a signed-in customer and a closed market", params: {} },
	/** As `signedIn`, and `orderId`, `stopLoss`, `takeProfit`. */
	holding: { name: "a signed-in customer with a holding order", params: { instrument } },
	/** As `signedIn`, and `orderId`. */
	pending: { name: "a signed-in customer with a pending order", params: { instrument } },
	/** As `signedIn`, and the range of the close, in Unix seconds: `startTime`, `endTime`. */
	closed: { name: "a signed-in customer with a closed order", params: { instrument } },
	/** As `signedIn`, and `microAmount` and `microSeconds` that the platform takes. */
	micro: { name: "a signed-in customer who can trade micro", params: { instrument } },
	/** As `micro`, with an order in progress. */
	microRunning: { name: "a signed-in customer with a micro order in progress", params: { instrument } },
	/** As `micro`, with an order that has ended. */
	microClosed: { name: "a signed-in customer with a closed micro order", params: { instrument } },
	/** Gives `newsId`. */
	news: { name: "a piece of news is published", params: {} },
	/** As `signedIn`, and `messageId`. */
	message: { name: "a signed-in customer with a message", params: { instrument } },
	ranked: { name: "the platform ranks leaders", params: {} },
	/** Gives `token`: one that the platform does not accept. */
	expired: { name: "an expired session", params: {} },
} as const satisfies Readonly<Record<string, ProviderState>>;

/** A name of a value that a provider state gives. */
export type StateValue =
	| "token"
	| "instrumentId"
	| "multiple"
	| "quantity"
	| "targetPrice"
	| "orderId"
	| "stopLoss"
	| "takeProfit"
	| "microAmount"
	| "microSeconds"
	| "newsId"
	| "messageId"
	| "startTime"
	| "endTime";
