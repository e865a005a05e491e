import type { ReactNode } from "react";
import { useWords } from "../../../../i18n/words.ts";
import type { LineRead } from "./indicator-drawing.ts";
import classes from "./indicator-legend.module.css";

/** The name of each line and its value at the current bar; the bands show their middle line. */
export const IndicatorLegend = (props: {
	readonly lines: readonly LineRead[];
	readonly index: number;
}): ReactNode => {
	const { t } = useWords();
	const named = props.lines.filter(({ line }) => line.name !== "upper" && line.name !== "lower");
	if (named.length === 0) return null;
	return (
		<ul className={classes.lines}>
			{named.map(({ line, textAt }) => (
				<li key={line.id}>
					<i style={{ background: line.colour }} aria-hidden="true" />
					<bdi>{t(`market.indicator.short.${line.name}`, { length: line.length })}</bdi>
					<bdi dir="ltr" className={classes.value}>
						{textAt(props.index)}
					</bdi>
				</li>
			))}
		</ul>
	);
};
