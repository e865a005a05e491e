import { type Price, price } from "@tradewind/domain/money";
import { BigDecimal, type Brand } from "effect";

/** A price counted in its last digit: 1.08402 at precision 5 is 108402. Always a whole safe number, so exact. */
export type Ticks = number & Brand.Brand<"Ticks">;

export const wholeTicks = (value: number): Ticks => Math.max(1, Math.round(value)) as Ticks;

export const toPrice = (ticks: Ticks, precision: number): Price =>
	price(BigDecimal.make(BigInt(ticks), precision));

/** Rounds what is finer than the precision. */
export const toTicks = (value: Price, precision: number): Ticks =>
	wholeTicks(Number(BigDecimal.scale(BigDecimal.round(value, { scale: precision }), precision).value));
