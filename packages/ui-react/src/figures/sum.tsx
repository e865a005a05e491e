import type { Decimal } from "@tradewind/domain/money";
import { sumOfKnown, sumWithRule } from "@tradewind/domain/sum";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { FactLine, FactList } from "../ui/sheet/fact-list.tsx";
import classes from "./computation.module.css";
import { ExactNote, PlatformFigure } from "./computation.tsx";
import { RuleName, useExactText } from "./exact-text.tsx";
import { noValue } from "./figure-text.ts";
import { RuleDetails } from "./rule-details.tsx";

export interface Part {
	readonly key: string | number;
	readonly name: string;
	/** `undefined` if it is not known: then there is no sum either. */
	readonly value: Decimal | undefined;
}

/** A total and its parts, one line each. */
export const Sum = (props: {
	readonly title: string;
	readonly parts: readonly Part[];
	/** The total that the platform sends, if any. It is the valid one; the text says whether it equals the sum. */
	readonly told?: Decimal | undefined;
	/** What pages show for the sum, if it is not the rounded sum (docs/assumptions.md, A-560). */
	readonly onPages?: Decimal | undefined;
}): ReactNode => {
	const { t } = useWords();
	const shown = useExactText();
	const { title, parts, told, onPages } = props;
	const sum = sumOfKnown(parts.map(({ value }) => value));
	return (
		<section>
			<h3 className={classes.title}>{title}</h3>
			<div className={classes.parts}>
				<FactList>
					{parts.map(({ key, name, value }) => (
						<FactLine key={key} label={<bdi>{name}</bdi>}>
							<bdi dir="ltr">{value ? shown(value) : noValue}</bdi>
						</FactLine>
					))}
					<FactLine label={title} isTotal>
						<bdi dir="ltr">{sum ? shown(sum) : noValue}</bdi>
					</FactLine>
				</FactList>
			</div>
			{told && sum ? (
				<PlatformFigure told={told} shown={shown(told)} isSame={BigDecimal.equals(told, sum)} />
			) : null}
			{sum ? (
				<RuleDetails>
					<ExactNote value={sum} shown={onPages ?? sum} />
					<p className={classes.small}>
						{t("shared.how.exact")} · {t("shared.how.proved")} · <RuleName rule={sumWithRule} />
					</p>
				</RuleDetails>
			) : null}
		</section>
	);
};
