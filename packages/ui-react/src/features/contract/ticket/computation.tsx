import { type Decimal, formatFigure } from "@tradewind/domain";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { useWords } from "../../../i18n/words.ts";
import classes from "./computed-sheet.module.css";
import { branchOf } from "./formula.ts";

/** One rule of the book with the customer's own figures in it. */
export const Computation = (props: {
	readonly title: string;
	readonly rule: { readonly id: string; readonly formula: string; readonly rounding: string };
	/** The case of the formula that applies. */
	readonly branch: string;
	readonly figures: Readonly<Record<string, Decimal | undefined>>;
	readonly result: Decimal;
}): ReactNode => {
	const { say, language } = useWords();
	const { rule, figures, result } = props;
	const shown = (value: Decimal) =>
		formatFigure(value, {
			digits: decimalsOf(value),
			rounding: "half up",
			sign: "negative",
			locale: language.tag,
		});
	const tokens = branchOf(rule.formula, props.branch);
	const name = (token: string) => (token in figures ? say(`contract.computed.field.${token}`) : token);
	const figure = (token: string) => {
		const value = figures[token];
		return value ? shown(value) : name(token);
	};
	return (
		<section>
			<h3 className={classes.title}>
				{props.title} <span>{say(`contract.computed.branch.${props.branch.replaceAll(" ", "-")}`)}</span>
			</h3>
			<p className={classes.formula}>{tokens.map(name).join(" ")}</p>
			<p className={classes.figures} dir="ltr">
				{tokens.map(figure).join(" ")} = <strong>{shown(result)}</strong>
			</p>
			<p className={classes.small}>
				{say(rule.rounding === "none" ? "contract.computed.exact" : "contract.computed.rounding")} ·{" "}
				<bdi>{rule.id}</bdi>
			</p>
		</section>
	);
};
