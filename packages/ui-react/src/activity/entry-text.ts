import type { ActivityEntry } from "@tradewind/domain/activity";
import { type Decimal, formatFigure } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { decimalsOf } from "../figures/decimals-of.ts";
import type { Say } from "../i18n/say.ts";

const results = ["lost", "even", "won"] as const;

/** What happened, in words; the figures as the platform told them. `digits` are those of the instrument's prices. */
export const activityText = (
	{ kind, price, profit, reason }: Pick<ActivityEntry, "kind" | "price" | "profit" | "reason">,
	{
		say,
		locale,
		digits,
	}: { readonly say: Say; readonly locale: string; readonly digits: number | undefined },
): string => {
	const at = price && figure(price, digits ?? decimalsOf(price), locale);
	if (kind === "settled")
		return say(
			`content.what.settled.${profit ? (results[BigDecimal.sign(profit) + 1] ?? "even") : "unknown"}`,
		);
	if (kind === "closed") return say(`content.what.closed.${reason ?? "plain"}`, { price: at ?? "--" });
	return say(`content.what.${kind}`, { price: at ?? "--" });
};

/** The digits that the market gives the prices of an order's instrument, if it still lists it. */
export const digitsOf = (
	{ order }: Pick<ActivityEntry, "order">,
	instruments: readonly { readonly id: number; readonly pricePrecision: number }[],
): number | undefined => instruments.find(({ id }) => id === order.instrument)?.pricePrecision;

const figure = (value: Decimal, digits: number, locale: string): string =>
	formatFigure(value, { digits, rounding: "half up", sign: "negative", locale });
