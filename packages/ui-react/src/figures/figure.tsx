import type { Decimal } from "@tradewind/domain/money";
import { memo, type ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { triangle } from "../ui/icon/signs.ts";
import classes from "./figure.module.css";
import { type FigureFormat, figureText } from "./figure-text.ts";

interface FigureProps extends FigureFormat {
	/** `undefined` is shown as `--`: the value is not loaded, or a visitor has none. */
	readonly value: Decimal | undefined;
	/** Shows the direction as an arrow too, for a figure without a sign. */
	readonly arrow?: boolean;
	/** The unit after the figure, such as `USD` or `lots`; `%` is placed as in the language. */
	readonly unit?: string | undefined;
	readonly className?: string | undefined;
}

/**
 * A number of the app that is no money (`Money`): exact, in tabular digits, left to right in any text; its direction does not depend on colour alone.
 * `translate="no"` because a browser's translation would replace the text nodes that live figures write to.
 */
export const Figure = memo((props: FigureProps): ReactNode => {
	const { language } = useWords();
	const { value, unit } = props;
	const className = [classes.figure, props.className].filter(Boolean).join(" ");
	const isPercent = unit === "%";
	const { text, direction } = figureText(value, { ...props, isPercent }, language.tag);
	return (
		<bdi dir="ltr" translate="no" className={className} data-direction={direction}>
			{props.arrow && direction !== "none" ? <Arrow /> : null}
			{text}
			{unit && !isPercent && value !== undefined ? (
				<span className={classes.unit}>{`\u00a0${unit}`}</span>
			) : null}
		</bdi>
	);
});

/** An empty figure on a prerendered page, which the head script may fill before React does. */
export const FigureToCome = (props: {
	readonly className?: string;
	readonly children?: ReactNode;
}): ReactNode => (
	<bdi dir="ltr" translate="no" className={[classes.figure, props.className].filter(Boolean).join(" ")}>
		{props.children}
	</bdi>
);

const Arrow = (): ReactNode => (
	<Icon sign={triangle} box={8} size="0.6em" fill="currentColor" stroke="none" className={classes.arrow} />
);
