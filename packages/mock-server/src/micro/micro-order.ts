import type { Money, Price, Rate } from "@tradewind/domain/money";
import type { PurseKind } from "../account/ledger.ts";
import type { Instrument } from "../market/instrument.ts";

/** A bet on where the price goes within so many seconds. Moments are milliseconds since 1970-01-01 UTC. */
export interface MicroOrder {
	readonly id: number;
	readonly customerId: number;
	readonly instrument: Instrument;
	readonly direction: "up" | "down";
	readonly amount: Money;
	/** The purse that the amount was taken from, and goes back to. */
	readonly purse: PurseKind;
	readonly seconds: number;
	readonly profitRatio: Rate;
	readonly lossLevel: number;
	readonly openPrice: Price;
	readonly createdAt: number;
	readonly endsAt: number;
	/** Absent while it is in progress. */
	readonly ended: { readonly price: Price; readonly profit: Money; readonly at: number } | undefined;
}
