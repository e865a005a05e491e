import type { Decimal } from "@tradewind/domain/money";
import { memo, type ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./figure.module.css";
import { type FigureFormat, figureText } from "./figure-text.ts";

interface FigureProps extends FigureFormat {
	/** `undefined` is shown as `--`: nobody knows it yet, or it is not this visitor's. */
	readonly value: Decimal | undefined;
	/** Says the direction a second time, by shape, where the figure bears no sign. */
	readonly arrow?: boolean;
	/** After the figure: `%`, `USD`, `lots`. */
	readonly unit?: string | undefined;
	/** Shows dots in its place. */
	readonly hidden?: boolean;
	readonly className?: string | undefined;
}

/**
 * Every number of the app: exact, in tabular digits, left to right within any text, its direction told without colour too.
 * A browser that translates the page leaves it alone: it would put texts of its own in place of those that are written to.
 */
export const Figure = memo((props: FigureProps): ReactNode => {
	const { language } = useWords();
	const { value, unit } = props;
	const className = [classes.figure, props.className].filter(Boolean).join(" ");
	if (props.hidden)
		return (
			<bdi dir="ltr" translate="no" className={className}>
				••••
			</bdi>
		);
	const { text, direction } = figureText(value, props, language.tag);
	return (
		<bdi dir="ltr" translate="no" className={className} data-direction={direction}>
			{props.arrow && direction !== "none" ? <Arrow /> : null}
			{text}
			{unit && value !== undefined ? (
				<span className={unit === "%" ? undefined : classes.unit}>{unit}</span>
			) : null}
		</bdi>
	);
});

/** The place of a figure on a prerendered page, which the script of the head may fill before React does. */
export const FigureToCome = (props: {
	readonly className?: string;
	readonly children?: ReactNode;
}): ReactNode => (
	<bdi dir="ltr" translate="no" className={[classes.figure, props.className].filter(Boolean).join(" ")}>
		{props.children}
	</bdi>
);

const Arrow = (): ReactNode => (
	<svg className={classes.arrow} viewBox="0 0 8 8" aria-hidden="true">
		<path d="M4 1 7.5 7h-7z" fill="currentColor" />
	</svg>
);
