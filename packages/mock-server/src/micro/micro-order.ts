import type { Money, Price, Rate } from "@tradewind/domain/money";
import type { WalletKind } from "../ledger/ledger.ts";
import type { Instrument } from "../market/instrument.ts";

/** An order on the direction of the price within some seconds. Moments are milliseconds since 1970-01-01 UTC. */
export interface MicroOrder {
	readonly id: number;
	readonly customerId: number;
	readonly instrument: Instrument;
	readonly direction: "up" | "down";
	readonly amount: Money;
	/** The wallet that the amount is taken from and returned to. */
	readonly wallet: WalletKind;
	readonly seconds: number;
	readonly profitRatio: Rate;
	readonly lossLevel: number;
	readonly openPrice: Price;
	readonly createdAt: number;
	readonly endsAt: number;
	/** Absent while it is in progress. */
	readonly ended: { readonly price: Price; readonly profit: Money; readonly at: number } | undefined;
}
