import type { Issue } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import { type Decimal, formatFigure, type Rounding, shownDecimalMark } from "@tradewind/domain/money";
import type { Language } from "@tradewind/domain/site";
import { decimalsOf } from "../../figures/decimals-of.ts";
import type { Say } from "../../i18n/say.ts";

/** An issue in the customer's words. Its age is left out: that changes every second (`Age`). */
export const issueText = (
	issue: Issue,
	instrument: Pick<Instrument, "pricePrecision">,
	{ say, language }: { readonly say: Say; readonly language: Language },
): string => {
	const key = `contract.issue.${camelCase(issue.is)}`;
	const shown = (value: Decimal, digits: number, rounding: Rounding = "half up") =>
		formatFigure(value, { digits, rounding, sign: "negative", locale: language.tag });
	switch (issue.is) {
		case "quantity below minimum":
			return say(key, { minimum: shown(issue.minimum, decimalsOf(issue.minimum)) });
		case "quantity not on step":
			return say(key, { step: shown(issue.step, decimalsOf(issue.step)) });
		case "too many decimals":
			return say(key, { allowed: issue.allowed });
		case "ambiguous number":
			return say(key, { example: `1234${shownDecimalMark(language.code)}5` });
		case "stop-loss on the wrong side":
		case "stop-loss too close":
		case "take-profit on the wrong side":
		case "take-profit too close":
			return say(`${key}.${issue.direction}`, { limit: shown(issue.limit, instrument.pricePrecision) });
		case "balance too small":
			return say(key, { needed: shown(issue.needed, 2, "up"), free: shown(issue.free, 2, "down") });
		default:
			return say(key);
	}
};

const camelCase = (name: string): string =>
	name.replace(/[ -]([a-z])/g, (_, letter: string) => letter.toUpperCase());
