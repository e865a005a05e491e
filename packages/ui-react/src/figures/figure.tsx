import { type Decimal, formatFigure, formatFixed, type Rounding } from "@tradewind/domain";
import { memo, type ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./figure.module.css";

interface FigureProps {
	/** `undefined` is shown as `--`: nobody knows it yet, or it is not this visitor's. */
	readonly value: Decimal | undefined;
	readonly digits: number;
	/** Of the display; half up unless said. */
	readonly rounding?: Rounding;
	readonly sign?: "negative" | "always" | "never";
	/** `change` colours by the sign of the value; `up` and `down` say it outright. */
	readonly tone?: "plain" | "change" | "up" | "down";
	/** Says the direction a second time, by shape, where the figure bears no sign. */
	readonly arrow?: boolean;
	/** After the figure: `%`, `USD`, `lots`. */
	readonly unit?: string | undefined;
	/** Before the figure, after its sign: `$`. */
	readonly currency?: string | undefined;
	/** Shows dots in its place. */
	readonly hidden?: boolean;
	readonly className?: string | undefined;
}

/** Every number of the app: exact, in tabular digits, left to right within any text, its direction told without colour too. */
export const Figure = memo((props: FigureProps): ReactNode => {
	const { language } = useWords();
	const { value, digits, rounding = "half up", sign = "negative", currency = "", unit } = props;
	const className = [classes.figure, props.className].filter(Boolean).join(" ");
	if (props.hidden)
		return (
			<bdi dir="ltr" className={className}>
				••••
			</bdi>
		);
	if (value === undefined)
		return (
			<bdi dir="ltr" className={className}>
				--
			</bdi>
		);
	const text = formatFigure(value, { digits, rounding, sign, locale: language.tag });
	const direction = directionOf(props.tone ?? "plain", formatFixed(value, digits, rounding));
	return (
		<bdi dir="ltr" className={className} data-direction={direction}>
			{props.arrow && direction !== "none" ? <Arrow /> : null}
			{text.replace(/^([+\u2212]?)/, `$1${currency.replaceAll("$", "$$$$")}`)}
			{unit ? <span className={unit === "%" ? undefined : classes.unit}>{unit}</span> : null}
		</bdi>
	);
});

/** The place of a figure on a prerendered page, which the script of the head may fill before React does. */
export const FigureToCome = (props: {
	readonly className?: string;
	readonly children?: ReactNode;
}): ReactNode => (
	<bdi dir="ltr" className={[classes.figure, props.className].filter(Boolean).join(" ")}>
		{props.children}
	</bdi>
);

const directionOf = (tone: NonNullable<FigureProps["tone"]>, text: string): "up" | "down" | "none" => {
	if (tone === "up" || tone === "down") return tone;
	if (tone === "plain" || !/[1-9]/.test(text)) return "none";
	return text.startsWith("-") ? "down" : "up";
};

const Arrow = (): ReactNode => (
	<svg className={classes.arrow} viewBox="0 0 8 8" aria-hidden="true">
		<path d="M4 1 7.5 7h-7z" fill="currentColor" />
	</svg>
);
