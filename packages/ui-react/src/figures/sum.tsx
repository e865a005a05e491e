import { type Decimal, sumOfKnown } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import classes from "./computation.module.css";
import { ExactNote, PlatformFigure, useExactText } from "./computation.tsx";
import { noValue } from "./figure-text.ts";

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
	const shown = useExactText();
	const { title, parts, told, onPages } = props;
	const sum = sumOfKnown(parts.map(({ value }) => value));
	return (
		<section>
			<h3 className={classes.title}>{title}</h3>
			<dl className={classes.parts}>
				{parts.map(({ key, name, value }) => (
					<div key={key}>
						<dt>
							<bdi>{name}</bdi>
						</dt>
						<dd>
							<bdi dir="ltr">{value ? shown(value) : noValue}</bdi>
						</dd>
					</div>
				))}
				<div className={classes.sum}>
					<dt>{title}</dt>
					<dd>
						<bdi dir="ltr">{sum ? shown(sum) : noValue}</bdi>
					</dd>
				</div>
			</dl>
			{sum ? <ExactNote value={sum} shown={onPages ?? sum} /> : null}
			{told && sum ? (
				<PlatformFigure told={told} shown={shown(told)} isSame={BigDecimal.equals(told, sum)} />
			) : null}
		</section>
	);
};
