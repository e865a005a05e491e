import type { Decimal } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./figure.module.css";
import { type FigureFormat, figureText } from "./figure-text.ts";

/** A figure that changes many times a second: its current value and a subscription to its changes. */
export interface Followed {
	readonly get: () => Decimal | undefined;
	/** Calls `listener` whenever the value may have changed. Returns the unsubscribe function. */
	readonly subscribe: (listener: () => void) => () => void;
}

interface LiveFigureProps extends FigureFormat {
	/** Must be the same object in each render of the same figure. */
	readonly of: Followed;
	/** In the size of the figure, placed as in the language. */
	readonly unit?: "%";
	/** Marks each change for 150 ms. */
	readonly flashes?: true;
	readonly className?: string | undefined;
}

/**
 * A `Figure` that updates its own DOM text without a render; React renders it only when its format changes
 * (docs/decisions/012). No other code may write to its text node.
 */
export const LiveFigure = (props: LiveFigureProps): ReactNode => {
	const { of, digits, rounding, sign, tone, currency, unit, shownTo, flashes } = props;
	const { language } = useWords();
	const ref = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return;
		// The existing text node is updated: a new node would also need a style computation.
		const place = element.firstChild ?? element.appendChild(document.createTextNode(""));
		const format = { digits, rounding, sign, tone, currency, shownTo, isPercent: unit === "%" };
		let last: Decimal | undefined | null = null;
		let isAgain = false;
		const show = () => {
			const value = of.get();
			if (value === last) return;
			const before = last;
			last = value;
			const { text, direction } = figureText(value, format, language.tag);
			if (place.nodeValue !== text) {
				place.nodeValue = text;
				if (flashes && value && before) {
					// The other of two equal animations starts again, without a look at the layout.
					isAgain = !isAgain;
					element.dataset.tick =
						(BigDecimal.isGreaterThan(value, before) ? "up" : "down") + (isAgain ? 1 : "");
				}
			}
			if (element.dataset.direction !== direction) element.dataset.direction = direction;
		};
		show();
		return of.subscribe(show);
	}, [of, digits, rounding, sign, tone, currency, unit, shownTo, flashes, language]);
	const className = [classes.figure, props.className].filter(Boolean).join(" ");
	return <bdi ref={ref} dir="ltr" translate="no" className={className} />;
};
