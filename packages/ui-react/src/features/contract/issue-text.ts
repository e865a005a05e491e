import type { Issue } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import { type Decimal, formatFigure, type Rounding, shownDecimalMark } from "@tradewind/domain/money";
import type { Language } from "@tradewind/domain/site";
import { decimalsOf } from "../../figures/decimals-of.ts";
import { moneyText } from "../../figures/money-text.ts";
import type { Translate } from "../../i18n/translator.ts";

/** The text of an issue, without the age of a stale price: that changes every second (`Age`). */
export const issueText = (
	issue: Issue,
	instrument: Pick<Instrument, "pricePrecision">,
	{ t, language }: { readonly t: Translate; readonly language: Language },
	isHidden?: boolean,
): string => {
	const key = `contract.issue.${camelCase(issue.is)}`;
	const shown = (value: Decimal, digits: number, rounding: Rounding = "half up") =>
		formatFigure(value, { digits, rounding, sign: "negative", locale: language.tag });
	const own = (value: Decimal, rounding: Rounding) =>
		moneyText(value, { rounding, locale: language.tag }, isHidden);
	switch (issue.is) {
		case "quantity below minimum":
			return t(key, { minimum: shown(issue.minimum, decimalsOf(issue.minimum)) });
		case "quantity not on step":
			return t(key, { step: shown(issue.step, decimalsOf(issue.step)) });
		case "too many decimals":
			return t(key, { allowed: issue.allowed });
		case "ambiguous number":
			return t(key, { example: `1234${shownDecimalMark(language.code)}5` });
		case "stop-loss on the wrong side":
		case "take-profit on the wrong side":
			return t(`${key}.${issue.direction}`, { limit: shown(issue.limit, instrument.pricePrecision) });
		case "balance too small":
			return t(key, { needed: own(issue.needed, "up"), free: own(issue.free, "down") });
		default:
			return t(key);
	}
};

const camelCase = (name: string): string =>
	name.replace(/[ -]([a-z])/g, (_, letter: string) => letter.toUpperCase());
