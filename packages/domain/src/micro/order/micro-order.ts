import type { Brand } from "effect";
import type { InstrumentId } from "../../market/instrument.ts";
import type { Money, Price, Rate } from "../../money/decimal.ts";
import type { DeviceMoment } from "../../time/device-moment.ts";

export type MicroOrderId = number & Brand.Brand<"MicroOrderId">;
export const microOrderId = (id: number): MicroOrderId => id as MicroOrderId;

/** The expected end price: above or below the open price. */
export type MicroDirection = "up" | "down";

/** On the wire: 1 in progress, 3 closed. Also the two tabs of the micro orders (Spec 1 §4). */
export type MicroStage = "in progress" | "closed";

/** A micro order as last read from the platform (Spec 1 §3). */
export interface MicroOrder {
	readonly id: MicroOrderId;
	/** `undefined` if the platform does not name it. */
	readonly instrument: InstrumentId | undefined;
	readonly symbol: string;
	readonly direction: MicroDirection;
	readonly amount: Money;
	/** Duration of the order. */
	readonly seconds: number;
	/** Milliseconds left at `measuredAt`, by the platform's clock; `undefined` if the platform does not report it. */
	readonly remaining: number | undefined;
	/** The moment for which `remaining` is valid, by this device's clocks (`momentOfAnswer`). */
	readonly measuredAt: DeviceMoment;
	readonly openPrice: Price | undefined;
	/** Absent until closed. */
	readonly endPrice: Price | undefined;
	readonly profitRatio: Rate | undefined;
	/** The result, negative for a loss; absent until closed. */
	readonly profit: Money | undefined;
	readonly stage: MicroStage;
	/** As the platform writes it. */
	readonly createdAt: string;
	readonly completedAt: string | undefined;
}
