import { BigDecimal } from "effect";
import type { Money } from "./decimal.ts";
import type { AmountBounds, AmountIssue } from "./read-amount.ts";

/** A limit that an amount violates. The platform decides; the app warns and blocks nothing (docs/assumptions.md, A-74). */
export type AmountWarning = Extract<
	AmountIssue,
	{ readonly is: "amount below minimum" | "amount above maximum" }
>;

/** The warnings of an amount; none while it cannot be read. The limits themselves are allowed. */
export const amountWarnings = (
	amount: Money | undefined,
	{ minimum, maximum }: Pick<AmountBounds, "minimum" | "maximum">,
): readonly AmountWarning[] => {
	if (amount && minimum && BigDecimal.isLessThan(amount, minimum))
		return [{ is: "amount below minimum", field: "amount", minimum }];
	if (amount && maximum && BigDecimal.isGreaterThan(amount, maximum))
		return [{ is: "amount above maximum", field: "amount", maximum }];
	return [];
};
