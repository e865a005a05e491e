import type { Call, WireInput } from "../call.ts";

/** The state that a provider sets up before an interaction is replayed. It may return values. */
export interface ProviderState {
	readonly name: string;
	readonly params: Readonly<Record<string, string>>;
}

const instrument = "EURUSD";

/** The provider states of all pacts. */
export const providerStates = {
	/** Gives `instrumentId`. */
	open: { name: "the platform is open", params: { instrument } },
	registered: {
		name: "a registered customer",
		params: { account: "mia@tradewind.test", mobile: "+0015550101", password: "Tradewind-1" },
	},
	/** Gives `token`, `instrumentId` and values that the instrument accepts now: `multiple`, `quantity`, `targetPrice`. */
	signedIn: { name: "a signed-in customer", params: { instrument } },
	/** As `signedIn`, for an instrument that is not open. */
	marketClosed: { name: "a signed-in customer and a closed market", params: {} },
	/** As `signedIn`, and `orderId`, `stopLoss`, `takeProfit`. */
	holding: { name: "a signed-in customer with a holding order", params: { instrument } },
	/** As `signedIn`, and `orderId`. */
	pending: { name: "a signed-in customer with a pending order", params: { instrument } },
	/** As `signedIn`, and the range of the close, in Unix seconds: `startTime`, `endTime`. */
	closed: { name: "a signed-in customer with a closed order", params: { instrument } },
	/** As `signedIn`, and `microAmount` and `microSeconds` that the platform accepts. */
	micro: { name: "a signed-in customer who can trade micro", params: { instrument } },
	/** As `micro`, with an order in progress. */
	microRunning: { name: "a signed-in customer with a micro order in progress", params: { instrument } },
	/** As `signedIn`, and `traderId`, whom the customer does not follow and who has open and closed orders. */
	traderToFollow: { name: "a signed-in customer and a trader with orders", params: { instrument } },
	/** Gives `token`. Pact cannot put values into a form, so the trader is a parameter. */
	follower: { name: "a signed-in customer who follows a trader", params: { trader: "1001" } },
	/** Gives `token`. Pact cannot put values into a form, so the way is a parameter: the first that the customer binds. */
	boundWay: {
		name: "a signed-in customer with a bound withdraw way",
		params: { way: "1", currency: "1", address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf" },
	},
	/** Gives `token`. */
	boundBank: {
		name: "a signed-in customer with a bound bank account",
		params: { currency: "11", payee: "Mia Berg", bank: "Bank of Examples", account: "0012345678" },
	},
	/** As `boundWay`, with a withdrawal to it. */
	withdrawn: {
		name: "a signed-in customer with a withdrawal",
		params: { way: "1", currency: "1", address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf", number: "10" },
	},
	/** Gives `token`. */
	followedTrader: { name: "a signed-in trader with a follower", params: {} },
	/** Gives `token`, `picture`, the address of an uploaded picture, `channelId`, `channelAddress` and `optionId`. */
	payer: { name: "a signed-in customer with a picture of a payment", params: {} },
	/** Gives `token`; both lists of deposits have a row. */
	depositor: { name: "a signed-in customer with deposits", params: {} },
	/** As `payer`, and `depositId`. */
	depositUnmatched: { name: "a signed-in customer with a deposit that is not matched", params: {} },
	/** As `payer`, and `depositId`. */
	depositMatched: { name: "a signed-in customer with a matched deposit", params: {} },
	/** Gives `token`. The customer has transferred money from the account 1 to the account 3. */
	transferred: { name: "a signed-in customer with a transfer", params: {} },
	/** Gives `token`. */
	borrower: { name: "a signed-in customer who may borrow and has no loan", params: {} },
	/**
	 * Gives `token`, and `rowId`, the id of the loan. It is loan 1, and the customer has uploaded the picture `proof`: Pact cannot
	 * put values into a form.
	 */
	loanToRepay: {
		name: "a signed-in customer with a loan to repay",
		params: { loan: "1", proof: "/media/uploads/0b8f2c1e6a574b0e9a0c1f1a3a8f7c11aa01bb02.jpg" },
	},
	/** Gives `token`. */
	unverified: {
		name: "a signed-in customer whose name is not verified",
		params: { account: "omar@tradewind.test", password: "Tradewind-1" },
	},
	/** Gives `token`, and `rowId`, the id of a running subscription to a fund with income. */
	fundHeld: { name: "a signed-in customer with a subscription to a fund", params: {} },
	/** Gives `token`, that of a demo customer. */
	demo: { name: "a signed-in demo customer", params: {} },
	/** Gives `token`, and `passkeyAnswer`, with which a device answers the options for a new passkey. */
	newPasskey: { name: "a signed-in customer with a device for passkeys", params: {} },
	/** Gives `token`, `rowId`, the id of the passkey, and `passkeyAnswer`, with which a device answers the options for a login. */
	passkey: { name: "a customer with a passkey", params: {} },
	/** Set up with `listHasRow`. Gives `token` where the list needs one, and `rowId`, the number of the first row. */
	row: { name: "a list has a row", params: {} },
	/**
	 * The code `code` was sent to `to`, an e-mail address or a phone, for a registration (`type` 1) or a new password (2). Gives the
	 * `token` of the registered customer.
	 */
	codeSent: {
		name: "a code was sent",
		params: { to: "newcomer@tradewind.test", type: "1", code: "246810" },
	},
	/** Gives a `token` that the platform does not accept. */
	expired: { name: "an expired session", params: {} },
} as const satisfies Readonly<Record<string, ProviderState>>;

/** The list of a call has a row, for the input of its example or for `input`. */
export const listHasRow = (call: Call, input: WireInput = call.example.input): ProviderState => ({
	...providerStates.row,
	params: { call: call.id, ...input },
});

/** The names of values of provider states. */
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
	| "traderId"
	| "rowId"
	| "passkeyAnswer"
	| "picture"
	| "channelId"
	| "channelAddress"
	| "optionId"
	| "depositId"
	| "startTime"
	| "endTime";
