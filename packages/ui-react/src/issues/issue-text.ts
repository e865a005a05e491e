import { shownDecimalMark } from "@tradewind/domain/money";
import type { Language } from "@tradewind/domain/site";
import { BigDecimal } from "effect";
import { moneyText } from "../figures/money-text.ts";
import type { Translate } from "../i18n/translator.ts";

/** What prevents a command, as the domain reports it: a name, the field that shows it, and facts of its text. */
export interface Issue {
	readonly is: string;
	readonly field?: string;
}

type Facts = Readonly<Record<string, string | number>>;

/** What a feature adds to the shared words. */
export interface OwnWords<Given extends Issue> {
	/** The key of a text that only the feature has. An issue without one has a shared text. */
	readonly own?: (issue: Given) => string;
	/** Replaces facts of the issue, such as the name of a network. */
	readonly facts?: (issue: Given) => Facts;
	/** Whether the customer's amounts are hidden; by default as everywhere. */
	readonly isHidden?: boolean | undefined;
}

export interface Words {
	readonly t: Translate;
	readonly language: Language;
}

/** The text of an issue below its field: the feature's own, or the shared one. */
export const issueText = <Given extends Issue>(
	issue: Given,
	words: Words,
	given: OwnWords<Given> = {},
): string => {
	const facts = factsOf(issue, words, given);
	const shared = `shared.issue.${issue.is}`;
	const key = given.own?.(issue) ?? shared;
	const text = words.t(key, facts);
	return text === key ? words.t(shared, facts) : text;
};

/** Nothing for an issue without facts: such a text is cached. */
const factsOf = <Given extends Issue>(
	issue: Given,
	{ language }: Words,
	{ isHidden, facts: ownFacts }: OwnWords<Given>,
): Facts | undefined => {
	const facts: Record<string, string | number> = {};
	for (const [name, fact] of Object.entries(issue)) {
		if (BigDecimal.isBigDecimal(fact)) facts[name] = amountText(name, fact, language.tag, isHidden);
		else if (typeof fact === "number") facts[name] = fact;
	}
	if (issue.is === "ambiguous number") facts.example = `1234${shownDecimalMark(language.code)}5`;
	Object.assign(facts, ownFacts?.(issue));
	return Object.keys(facts).length === 0 ? undefined : facts;
};

/** Limits are public, and are never shown as less strict than they are; every other amount is the customer's. */
const amountText = (
	name: string,
	value: BigDecimal.BigDecimal,
	locale: string,
	isHidden: boolean | undefined,
): string =>
	moneyText(
		value,
		{ rounding: name === "maximum" || name === "free" ? "down" : "up", locale },
		name === "minimum" || name === "maximum" ? false : isHidden,
	);
