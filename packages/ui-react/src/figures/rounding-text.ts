import type { Translate } from "../i18n/translator.ts";

/** The rounding that a rule states, in the language of the customer. */
export const roundingText = (rounding: string, t: Translate): string => {
	const digits = [...rounding.matchAll(/(\d+) decimals/g)].map(([, count]) => count).join(" / ");
	if (digits === "")
		return t(rounding.startsWith("to the digits") ? "shared.how.ownDigits" : "shared.how.exact");
	if (digits === "1") return t("shared.how.toOneDecimal");
	return t(wayOf(rounding), { digits });
};

const wayOf = (rounding: string) => {
	if (/never up|, down/.test(rounding)) return "shared.how.neverUp";
	return /never down|, up|both up|(?<!half )away from zero/.test(rounding)
		? "shared.how.neverDown"
		: "shared.how.rounded";
};
