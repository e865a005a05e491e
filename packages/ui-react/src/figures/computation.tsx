import type { Decimal } from "@tradewind/domain/money";
import { type AnyRule, formulaText } from "@tradewind/domain/rule";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./computation.module.css";
import { decimalsOf } from "./decimals-of.ts";
import { RuleName, useExactText } from "./exact-text.tsx";
import { branchOf, written } from "./formula.ts";
import { Money } from "./money.tsx";
import { roundingText } from "./rounding-text.ts";
import { RuleDetails } from "./rule-details.tsx";
import { unitOf } from "./unit-of.ts";
import { useChecks } from "./use-checks.ts";

/** What the app shows of a rule; the first of its results is explained. */
export type ComputationRule = AnyRule;

interface ComputationProps {
	readonly title: string;
	readonly rule: ComputationRule;
	/** The case of the formula that applies, and its visible name; a formula without cases has none. */
	readonly branch?: string;
	readonly branchName?: string | undefined;
	/** Whether this case is not rounded although other cases of the rule are. */
	readonly isExact?: boolean;
	readonly figures: Readonly<Record<string, Decimal | undefined>>;
	readonly nameOf: (figure: string) => string;
	readonly result: Decimal;
	/** The currency of its money, if it is not that of the site. */
	readonly currency?: string;
	/** The figure that the platform sends, if any. It is the valid one; the text says whether it equals the result. */
	readonly told?: Decimal | undefined;
	/** What pages show for the result, if it is not the rounded result (docs/assumptions.md, A-560). */
	readonly onPages?: Decimal | undefined;
}

/** A rule of the rule book with the customer's own figures. */
export const Computation = (props: ComputationProps): ReactNode => {
	const { t } = useWords();
	const shown = useExactText(props.currency);
	const CopyCase = useChecks()?.CopyCase;
	const { rule, figures, result, told } = props;
	const tokens = branchOf(formulaText(rule), props.branch ?? "");
	const name = (token: string) => (token in figures ? props.nameOf(token) : token);
	const figure = (token: string) => {
		const value = figures[token];
		if (!value) return name(token);
		const text = shown(value, unitOf(token));
		return BigDecimal.isNegative(value) ? `(${text})` : text;
	};
	const unit = unitOf(rule.gives[0] ?? "");
	return (
		<section>
			<h3 className={classes.title}>
				{props.title} <span>{props.branchName}</span>
			</h3>
			<p className={classes.formula}>{written(tokens.map(name))}</p>
			<p className={classes.figures} dir="ltr">
				{written(tokens.map(figure))} = <strong>{shown(result, unit)}</strong>
			</p>
			{told ? (
				<PlatformFigure told={told} shown={shown(told, unit)} isSame={BigDecimal.equals(told, result)} />
			) : null}
			<RuleDetails>
				{unit === "money" && props.currency === undefined ? (
					<ExactNote value={result} shown={props.onPages ?? result} />
				) : null}
				<p className={classes.small}>
					{roundingText(props.isExact ? "none" : rule.rounding, t)} ·{" "}
					{t(typeof rule.formula === "string" ? "shared.how.sampled" : "shared.how.proved")} ·{" "}
					<RuleName rule={rule} />
				</p>
				{CopyCase ? (
					<CopyCase rule={rule} branch={props.branch} figures={figures} result={result} told={told} />
				) : null}
			</RuleDetails>
		</section>
	);
};

/** Explains an exact amount that pages show rounded (docs/assumptions.md, A-270). */
export const ExactNote = (props: { readonly value: Decimal; readonly shown?: Decimal }): ReactNode => {
	const { t } = useWords();
	const { value, shown = value } = props;
	if (decimalsOf(value) <= 2) return null;
	return (
		<p className={classes.small}>
			{t("shared.how.exactFigure")} <Money value={shown} />
		</p>
	);
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
