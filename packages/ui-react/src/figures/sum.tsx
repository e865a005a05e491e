import type { Decimal } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import classes from "./computation.module.css";
import { Told, useExactText } from "./computation.tsx";

export interface Part {
	readonly key: string | number;
	readonly name: string;
	readonly value: Decimal;
}

/** A total and all that it is made of, a line each. */
export const Sum = (props: {
	readonly title: string;
	readonly parts: readonly Part[];
	/** The platform's own figure, where it has told one: it is what counts, and is said to agree or not. */
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
			{told ? <Told told={told} shown={shown(told)} isSame={BigDecimal.equals(told, sum)} /> : null}
		</section>
	);
};
