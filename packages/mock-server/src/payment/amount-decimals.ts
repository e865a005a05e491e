import type { Decimal } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";

/** Refuses an amount with more decimals than its currency has (docs/assumptions.md, A-462). */
export const checkDecimals = (amount: Decimal, digits: number): Result.Result<void, Refusal> =>
	BigDecimal.normalize(amount).scale > digits
		? refuse("order.tooManyDecimals", { digits: String(digits) })
		: Result.succeed(undefined);
