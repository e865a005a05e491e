import type { Decimal } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import type { Translate } from "../i18n/translator.ts";
import { useWords } from "../i18n/words.ts";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import classes from "./computation.module.css";
import { branchOf, written } from "./formula.ts";
import { moneyText } from "./money-text.ts";

interface ComputationProps {
	readonly title: string;
	readonly rule: { readonly id: string; readonly formula: string; readonly rounding: string };
	/** The case of the formula that applies, and its visible name; a formula without cases has none. */
	readonly branch?: string;
	readonly branchName?: string | undefined;
	/** Whether this case is not rounded although other cases of the rule are. */
	readonly isExact?: boolean;
	readonly figures: Readonly<Record<string, Decimal | undefined>>;
	readonly nameOf: (figure: string) => string;
	readonly result: Decimal;
	/** The figure that the platform sends, if any. It is the valid one; the text says whether it equals the result. */
	readonly told?: Decimal | undefined;
}

/** A rule of the rule book with the customer's own figures. */
export const Computation = (props: ComputationProps): ReactNode => {
	const { t } = useWords();
	const shown = useExactText();
	const { rule, figures, result, told } = props;
	const tokens = branchOf(rule.formula, props.branch ?? "");
	const name = (token: string) => (token in figures ? props.nameOf(token) : token);
	const figure = (token: string) => {
		const value = figures[token];
		if (!value) return name(token);
		return BigDecimal.isNegative(value) ? `(${shown(value)})` : shown(value);
	};
	return (
		<section>
			<h3 className={classes.title}>
				{props.title} <span>{props.branchName}</span>
			</h3>
			<p className={classes.formula}>{written(tokens.map(name))}</p>
			<p className={classes.figures} dir="ltr">
				{written(tokens.map(figure))} = <strong>{shown(result)}</strong>
			</p>
			{told ? (
				<PlatformFigure told={told} shown={shown(told)} isSame={BigDecimal.equals(told, result)} />
			) : null}
			<p className={classes.small}>
				{roundingOf(props.isExact ? "none" : rule.rounding, t)} · <bdi>{rule.id}</bdi>
			</p>
		</section>
	);
};

/** Formats figures with all their decimals; asterisks while the customer hides amounts. */
export const useExactText = (): ((value: Decimal) => string) => {
	const { language } = useWords();
	const [isHidden] = useHiddenAmounts();
	return (value) => moneyText(value, { digits: "own", locale: language.tag }, isHidden);
};

/** Says whether the platform's figure equals the computed one. */
export const PlatformFigure = (props: {
	readonly told: Decimal;
	readonly shown: string;
	readonly isSame: boolean;
}): ReactNode => {
	const { t } = useWords();
	return (
		<p className={classes.platform} data-same={props.isSame}>
			{t(props.isSame ? "shared.how.agrees" : "shared.how.differs", { told: props.shown })}
		</p>
	);
};

const roundingOf = (rounding: string, t: Translate): string => {
	const [, count] = /(\d+) decimals/.exec(rounding) ?? [];
	if (count === undefined) return t("shared.how.exact");
	return t(rounding.includes("never up") ? "shared.how.neverUp" : "shared.how.rounded", { digits: count });
};
