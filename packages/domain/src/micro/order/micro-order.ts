import type { Brand } from "effect";
import type { InstrumentId } from "../../market/instrument.ts";
import type { Money, Price, Rate } from "../../money/decimal.ts";
import type { DeviceMoment } from "../../time/device-moment.ts";

export type MicroOrderId = number & Brand.Brand<"MicroOrderId">;
export const microOrderId = (id: number): MicroOrderId => id as MicroOrderId;

/** Where the customer expects the price to be at the end: above the open price, or below it. */
export type MicroDirection = "up" | "down";

/** 1 in progress, 3 closed on the wire; also the two tabs of the micro orders (Spec 1 §4). */
export type MicroStage = "in progress" | "closed";

/** A micro order as the platform last told it (Spec 1 §3). */
export interface MicroOrder {
	readonly id: MicroOrderId;
	readonly instrument: InstrumentId;
	readonly symbol: string;
	readonly direction: MicroDirection;
	readonly amount: Money;
	/** How long it runs. */
	readonly seconds: number;
	/** Milliseconds that were left at `toldAt`, by the platform's clock. */
	readonly remaining: number;
	/** The moment for which `remaining` is true, by this device's clocks (`momentTold`). */
	readonly measuredAt: DeviceMoment;
	readonly openPrice: Price;
	/** Absent until closed. */
	readonly endPrice: Price | undefined;
	readonly profitRatio: Rate;
	/** What it won, or below zero what it lost; absent until closed. */
	readonly profit: Money | undefined;
	readonly stage: MicroStage;
	/** As the platform writes it. */
	readonly createdAt: string;
	readonly completedAt: string | undefined;
}
