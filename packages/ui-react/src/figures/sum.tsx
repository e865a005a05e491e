import type { Decimal } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import classes from "./computation.module.css";
import { ExactNote, PlatformFigure, useExactText } from "./computation.tsx";

export interface Part {
	readonly key: string | number;
	readonly name: string;
	readonly value: Decimal;
}

/** A total and its parts, one line each. */
export const Sum = (props: {
	readonly title: string;
	readonly parts: readonly Part[];
	/** The total that the platform sends, if any. It is the valid one; the text says whether it equals the sum. */
	readonly told?: Decimal | undefined;
}): ReactNode => {
	const shown = useExactText();
	const { title, parts, told } = props;
	const sum = BigDecimal.sumAll(parts.map(({ value }) => value));
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
							<bdi dir="ltr">{shown(value)}</bdi>
						</dd>
					</div>
				))}
				<div className={classes.sum}>
					<dt>{title}</dt>
					<dd>
						<bdi dir="ltr">{shown(sum)}</bdi>
					</dd>
				</div>
			</dl>
			<ExactNote value={sum} />
			{told ? <PlatformFigure told={told} shown={shown(told)} isSame={BigDecimal.equals(told, sum)} /> : null}
		</section>
	);
};
