import type { MicroIssue } from "@tradewind/domain/micro";
import { type Decimal, formatFigure, type Rounding, shownDecimalMark } from "@tradewind/domain/money";
import type { Language } from "@tradewind/domain/site";
import type { Say } from "../../i18n/say.ts";

/** An issue in the customer's words. Its age is left out: that changes every second. */
export const microIssueText = (
	issue: MicroIssue,
	{ say, language }: { readonly say: Say; readonly language: Language },
): string => {
	const key = `micro.issue.${camelCase(issue.is)}`;
	const shown = (value: Decimal, rounding: Rounding) =>
		formatFigure(value, { digits: 2, rounding, sign: "negative", locale: language.tag });
	switch (issue.is) {
		case "amount below minimum":
			return say(key, { minimum: shown(issue.minimum, "up") });
		case "amount above maximum":
			return say(key, { maximum: shown(issue.maximum, "down") });
		case "balance too small":
			return say(key, { free: shown(issue.free, "down") });
		case "too many decimals":
			return say(key, { allowed: issue.allowed });
		case "ambiguous number":
			return say(key, { example: `1234${shownDecimalMark(language.code)}5` });
		default:
			return say(key);
	}
};

const camelCase = (name: string): string =>
	name.replace(/[ -]([a-z])/g, (_, letter: string) => letter.toUpperCase());
