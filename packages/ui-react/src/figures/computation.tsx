import { type Decimal, formatFigure } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./computation.module.css";
import { decimalsOf } from "./decimals-of.ts";
import { branchOf } from "./formula.ts";

/** One rule of the book with the customer's own figures in it. */
export const Computation = (props: {
	readonly title: string;
	readonly rule: { readonly id: string; readonly formula: string };
	/** The case of the formula that applies, and what the customer calls it. */
	readonly branch: string;
	readonly branchName: string;
	/** How the result is rounded, in words. */
	readonly rounding: string;
	readonly figures: Readonly<Record<string, Decimal | undefined>>;
	readonly nameOf: (figure: string) => string;
	readonly result: Decimal;
}): ReactNode => {
	const { language } = useWords();
	const { rule, figures, result } = props;
	const shown = (value: Decimal) =>
		formatFigure(value, {
			digits: decimalsOf(value),
			rounding: "half up",
			sign: "negative",
			locale: language.tag,
		});
	const tokens = branchOf(rule.formula, props.branch);
	const name = (token: string) => (token in figures ? props.nameOf(token) : token);
	const figure = (token: string) => {
		const value = figures[token];
		return value ? shown(value) : name(token);
	};
	return (
		<section>
			<h3 className={classes.title}>
				{props.title} <span>{props.branchName}</span>
			</h3>
			<p className={classes.formula}>{tokens.map(name).join(" ")}</p>
			<p className={classes.figures} dir="ltr">
				{tokens.map(figure).join(" ")} = <strong>{shown(result)}</strong>
			</p>
			<p className={classes.small}>
				{props.rounding} · <bdi>{rule.id}</bdi>
			</p>
		</section>
	);
};
