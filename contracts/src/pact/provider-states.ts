import type { Call, WireInput } from "../call.ts";

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
	/** Set up with `listHasRow`. Gives `token` where the list needs one, and `rowId`, the number of the first row. */
	row: { name: "a list has a row", params: {} },
	/** Gives `token`: one that the platform does not accept. */
	expired: { name: "an expired session", params: {} },
} as const satisfies Readonly<Record<string, ProviderState>>;

/** The list that a call answers with its example, or with `input`, has at least one row. */
export const listHasRow = (call: Call, input: WireInput = call.example.input): ProviderState => ({
	...providerStates.row,
	params: { call: call.id, ...input },
});

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
	| "rowId"
	| "startTime"
	| "endTime";
