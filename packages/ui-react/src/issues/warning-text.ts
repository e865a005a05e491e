import type { AmountWarning } from "@tradewind/domain/money";
import { figureText } from "../figures/figure-text.ts";
import { moneyText } from "../figures/money-text.ts";
import type { Words } from "./issue-text.ts";

/**
 * A limit that an amount misses, which the platform may refuse (docs/assumptions.md, A-74). `unit`: the currency of the limit,
 * if it is not the site's.
 */
export const warningText = (warning: AmountWarning, { t, language }: Words, unit?: string): string => {
	const [limit, value] =
		warning.is === "amount below minimum"
			? (["minimum", warning.minimum] as const)
			: (["maximum", warning.maximum] as const);
	const text =
		unit === undefined
			? moneyText(value, { locale: language.tag, digits: "exact" }, false)
			: `${figureText(value, { digits: "own" }, language.tag).text} ${unit}`;
	return t(`shared.warning.${warning.is}`, { [limit]: text });
};
