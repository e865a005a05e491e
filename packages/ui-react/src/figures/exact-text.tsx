import type { Decimal } from "@tradewind/domain/money";
import type { AnyRule } from "@tradewind/domain/rule";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { useSettings } from "../state/use-settings.ts";
import { figureText } from "./figure-text.ts";
import { hiddenAmount, moneyDigits } from "./money-text.ts";
import type { Unit } from "./unit-of.ts";

/** The name of a rule in the rule book, which only auditors look up. */
export const RuleName = ({ rule }: { readonly rule: Pick<AnyRule, "id"> }): ReactNode => {
	const { t } = useWords();
	return (
		<>
			{t("shared.how.reference")}{" "}
			<bdi lang="en" translate="no">
				{rule.id}
			</bdi>
		</>
	);
};

/** Formats figures exactly and with their unit; asterisks while the customer hides amounts. */
export const useExactText = (currency?: string): ((value: Decimal, unit?: Unit) => string) => {
	const { language } = useWords();
	const { currencySymbol } = useSettings();
	const [isHidden] = useHiddenAmounts();
	return (value, unit = "money") => {
		if (isHidden) return hiddenAmount;
		const isMoney = unit === "money";
		const digits = isMoney ? moneyDigits(value, "exact") : "own";
		const { text } = figureText(
			value,
			{
				digits,
				currency: isMoney && currency === undefined ? currencySymbol : "",
				isPercent: unit === "percent",
			},
			language.tag,
		);
		return isMoney && currency !== undefined ? `${text} ${currency}` : text;
	};
};
