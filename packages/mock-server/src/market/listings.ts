import type { WordKey } from "../words/words.ts";
import { type CategoryName, categories } from "./categories.ts";
import type { Listing } from "./listing.ts";

/** The common figures of each kind of instrument, chosen to suit an account of 10,000. */
const kinds = {
	currency: {
		in: "currencies",
		contractSize: "100000",
		step: "0.01",
		feeRate: "5",
		marginFeeRate: "0.005",
		volatility: 0.0045,
	},
	yen: {
		in: "currencies",
		contractSize: "1000",
		step: "0.01",
		feeRate: "5",
		marginFeeRate: "0.004",
		volatility: 0.005,
	},
	commodity: {
		in: "commodities",
		contractSize: "100",
		step: "0.01",
		feeRate: "6",
		marginFeeRate: "0.003",
		volatility: 0.011,
	},
	index: {
		in: "indices",
		contractSize: "10",
		step: "0.1",
		feeRate: "4",
		marginFeeRate: "0.005",
		volatility: 0.009,
	},
	coin: {
		in: "crypto",
		contractSize: "1",
		step: "0.01",
		feeRate: "3",
		marginFeeRate: "0.002",
		volatility: 0.024,
	},
} as const satisfies Record<
	string,
	Pick<Listing, "contractSize" | "feeRate" | "marginFeeRate" | "volatility"> & {
		in: CategoryName;
		step: string;
	}
>;

const leverage = {
	high: ["100", "50", "200", "20"],
	middle: ["50", "20", "100", "10"],
	low: ["20", "10", "50", "5"],
} as const;

type Row = readonly [
	code: string,
	symbol: string | { readonly key: WordKey },
	kind: keyof typeof kinds,
	startPrice: string,
	multiples: keyof typeof leverage,
	overrides?: Partial<Listing>,
];

const rows: readonly Row[] = [
	["EURUSD", "EUR/USD", "currency", "1.08402", "high"],
	["GBPUSD", "GBP/USD", "currency", "1.27154", "high"],
	["USDJPY", "USD/JPY", "yen", "151.324", "high"],
	["USDCHF", "USD/CHF", "currency", "0.88241", "high"],
	["AUDUSD", "AUD/USD", "currency", "0.65413", "high"],
	["USDCAD", "USD/CAD", "currency", "1.36482", "high"],
	["NZDUSD", "NZD/USD", "currency", "0.60127", "high"],
	["EURGBP", "EUR/GBP", "currency", "0.85236", "high"],
	["EURJPY", "EUR/JPY", "yen", "164.035", "high"],
	["XAUUSD", { key: "instrument.XAUUSD" }, "commodity", "2654.38", "high"],
	["XAGUSD", { key: "instrument.XAGUSD" }, "commodity", "31.245", "high", { contractSize: "1000" }],
	["XPTUSD", { key: "instrument.XPTUSD" }, "commodity", "978.6", "middle"],
	["USOIL", { key: "instrument.USOIL" }, "commodity", "71.38", "middle", { contractSize: "1000" }],
	["UKOIL", { key: "instrument.UKOIL" }, "commodity", "75.12", "middle", { contractSize: "1000" }],
	[
		"NATGAS",
		{ key: "instrument.NATGAS" },
		"commodity",
		"3.124",
		"low",
		{ contractSize: "500", marginMode: "fixed" },
	],
	["US500", { key: "instrument.US500" }, "index", "5920.4", "high"],
	["US100", { key: "instrument.US100" }, "index", "20752.6", "high", { contractSize: "5" }],
	["US30", { key: "instrument.US30" }, "index", "43815", "high", { contractSize: "2" }],
	["GER40", { key: "instrument.GER40" }, "index", "19448.7", "high", { contractSize: "5" }],
	["UK100", { key: "instrument.UK100" }, "index", "8262.4", "high"],
	["HK50", { key: "instrument.HK50" }, "index", "20145", "middle", { contractSize: "5" }],
	["JP225", { key: "instrument.JP225" }, "index", "39255", "middle"],
	["BTCUSD", "Bitcoin", "coin", "96512.4", "middle"],
	["ETHUSD", "Ethereum", "coin", "3421.65", "middle", { contractSize: "10" }],
	["SOLUSD", "Solana", "coin", "212.48", "low", { contractSize: "100" }],
	["XRPUSD", "XRP", "coin", "1.4523", "low", { contractSize: "10000" }],
	["DOGEUSD", "Dogecoin", "coin", "0.38126", "low", { contractSize: "10000" }],
	["LTCUSD", "Litecoin", "coin", "94.35", "low", { contractSize: "100", multiples: [] }],
];

/** Index exchanges pause for an hour a day; all else is quoted around the clock. */
const indexPause = [21];

const listingOf = ([code, symbol, kind, startPrice, multiples, overrides]: Row, place: number): Listing => {
	const { in: category, step, ...figures } = kinds[kind];
	return {
		id: place + 1,
		code,
		symbol: typeof symbol === "string" ? { own: symbol } : symbol,
		categoryId: categories[category].id,
		precision: startPrice.split(".")[1]?.length ?? 0,
		...figures,
		minQuantity: step,
		quantityStep: step,
		volume: 60_000,
		marginMode: "leveraged",
		multiples: leverage[multiples],
		startPrice,
		closedHours: kind === "index" ? indexPause : [],
		stepMs: 500,
		...overrides,
	};
};

/** All instruments, in the order of the list. */
export const listings: readonly Listing[] = rows.map(listingOf);
