import type { MicroIssue } from "@tradewind/domain/micro";
import { type Decimal, type Rounding, shownDecimalMark } from "@tradewind/domain/money";
import type { Language } from "@tradewind/domain/site";
import { moneyText } from "../../figures/money-text.ts";
import type { Translate } from "../../i18n/translator.ts";

/** The text of an issue, without the age of a stale price: that changes every second. */
export const microIssueText = (
	issue: MicroIssue,
	{ t, language }: { readonly t: Translate; readonly language: Language },
	isHidden?: boolean,
): string => {
	const key = `micro.issue.${camelCase(issue.is)}`;
	const shown = (value: Decimal, rounding: Rounding) =>
		moneyText(value, { rounding, locale: language.tag }, false);
	switch (issue.is) {
		case "amount below minimum":
			return t(key, { minimum: shown(issue.minimum, "up") });
		case "amount above maximum":
			return t(key, { maximum: shown(issue.maximum, "down") });
		case "balance too small":
			return t(key, { free: moneyText(issue.free, { rounding: "down", locale: language.tag }, isHidden) });
		case "too many decimals":
			return t(key, { allowed: issue.allowed });
		case "ambiguous number":
			return t(key, { example: `1234${shownDecimalMark(language.code)}5` });
		default:
			return t(key);
	}
};

const camelCase = (name: string): string =>
	name.replace(/[ -]([a-z])/g, (_, letter: string) => letter.toUpperCase());
