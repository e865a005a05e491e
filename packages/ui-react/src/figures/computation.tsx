import { type Decimal, formatFigure } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import type { Translate } from "../i18n/translator.ts";
import { useWords } from "../i18n/words.ts";
import classes from "./computation.module.css";
import { decimalsOf } from "./decimals-of.ts";
import { branchOf, written } from "./formula.ts";

interface ComputationProps {
	readonly title: string;
	readonly rule: { readonly id: string; readonly formula: string; readonly rounding: string };
	/** The case of the formula that applies, and what the customer calls it; a formula without cases has none. */
	readonly branch?: string;
	readonly branchName?: string | undefined;
	/** This case is not rounded, though others of the rule are. */
	readonly isExact?: boolean;
	readonly figures: Readonly<Record<string, Decimal | undefined>>;
	readonly nameOf: (figure: string) => string;
	readonly result: Decimal;
	/** The platform's own figure, where it has told one: it is what counts, and is said to agree or not. */
	readonly told?: Decimal | undefined;
}

/** One rule of the book with the customer's own figures in it. */
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
			{told ? <Told told={told} shown={shown(told)} isSame={BigDecimal.equals(told, result)} /> : null}
			<p className={classes.small}>
				{roundingOf(props.isExact ? "none" : rule.rounding, t)} · <bdi>{rule.id}</bdi>
			</p>
		</section>
	);
};

/** Writes figures with all their decimals. */
export const useExactText = (): ((value: Decimal) => string) => {
	const { language } = useWords();
	return (value) =>
		formatFigure(value, {
			digits: decimalsOf(value),
			rounding: "half up",
			sign: "negative",
			locale: language.tag,
		});
};

/** The platform's own word beside a figure of ours. */
export const Told = (props: {
	readonly told: Decimal;
	readonly shown: string;
	readonly isSame: boolean;
}): ReactNode => {
	const { t } = useWords();
	return (
		<p className={classes.told} data-same={props.isSame}>
			{t(props.isSame ? "shared.how.agrees" : "shared.how.differs", { told: props.shown })}
		</p>
	);
};

const roundingOf = (rounding: string, t: Translate): string => {
	const [, count] = /(\d+) decimals/.exec(rounding) ?? [];
	if (count === undefined) return t("shared.how.exact");
	return t(rounding.includes("never up") ? "shared.how.neverUp" : "shared.how.rounded", { digits: count });
};
