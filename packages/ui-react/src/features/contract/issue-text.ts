import type { FieldIssue, Issue } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import { type Decimal, formatFigure } from "@tradewind/domain/money";
import type { Language } from "@tradewind/domain/site";
import { decimalsOf } from "../../figures/decimals-of.ts";
import type { Translate } from "../../i18n/translator.ts";
import { issueText as textOf } from "../../issues/issue-text.ts";

/** The text of an issue, without the age of a stale price: that changes every second (`Age`). */
export const issueText = (
	issue: Issue,
	{ pricePrecision }: Pick<Instrument, "pricePrecision">,
	words: { readonly t: Translate; readonly language: Language },
	isHidden?: boolean,
): string => {
	const shown = (value: Decimal, digits = decimalsOf(value)) =>
		formatFigure(value, { digits, rounding: "half up", sign: "negative", locale: words.language.tag });
	return textOf(issue, words, {
		isHidden,
		own: (one) => `contract.issue.${one.is}${"direction" in one ? `.${one.direction}` : ""}`,
		facts: (one) => {
			if ("limit" in one) return { limit: shown(one.limit, pricePrecision) };
			if ("step" in one) return { step: shown(one.step) };
			return "minimum" in one ? { minimum: shown(one.minimum) } : {};
		},
	});
};

/** The text below a field; `undefined` if it has no issue. */
export const fieldText = (
	field: FieldIssue["field"],
	issues: readonly FieldIssue[],
	...given: Rest
): string | undefined => {
	const issue = issues.find((one) => one.field === field);
	return issue && issueText(issue, ...given);
};

type Rest = Parameters<typeof issueText> extends [unknown, ...infer Given] ? Given : never;
