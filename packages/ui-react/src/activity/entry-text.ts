import type { ActivityEntry } from "@tradewind/domain/activity";
import { marginRiskLevels } from "@tradewind/domain/contract";
import { type Decimal, formatFigure } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { decimalsOf } from "../figures/decimals-of.ts";
import { noValue } from "../figures/figure-text.ts";
import { percentText } from "../figures/percent-text.ts";
import type { Translate } from "../i18n/translator.ts";

/** The margin level at which the platform closes positions, in the language `locale`. */
export const closingLevel = (locale: string): string => percentText(marginRiskLevels.closing, locale);

const results = ["lost", "even", "won"] as const;

/** The text of an entry, with the platform's figures. `digits`: decimals of the instrument's prices. */
export const activityText = (
	{ kind, price, profit, reason }: Pick<ActivityEntry, "kind" | "price" | "profit" | "reason">,
	{
		t,
		locale,
		digits,
	}: { readonly t: Translate; readonly locale: string; readonly digits: number | undefined },
): string => {
	const at = price && figure(price, digits ?? decimalsOf(price), locale);
	if (kind === "settled")
		return t(
			`shared.activity.settled.${profit ? (results[BigDecimal.sign(profit) + 1] ?? "even") : "unknown"}`,
		);
	if (kind === "closed")
		return t(`shared.activity.closed.${reason ?? "plain"}`, {
			price: at ?? noValue,
			...(reason === "margin" && { level: closingLevel(locale) }),
		});
	return t(`shared.activity.${kind}`, { price: at ?? noValue });
};

/** Decimals of the prices of the order's instrument; `undefined` if it is no longer listed. */
export const digitsOf = (
	{ order }: Pick<ActivityEntry, "order">,
	instruments: readonly { readonly id: number; readonly pricePrecision: number }[],
): number | undefined => instruments.find(({ id }) => id === order.instrument)?.pricePrecision;

const figure = (value: Decimal, digits: number, locale: string): string =>
	formatFigure(value, { digits, rounding: "half up", sign: "negative", locale });
