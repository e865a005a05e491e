import type { Decimal } from "@tradewind/domain/money";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./figure.module.css";
import { type FigureFormat, figureText } from "./figure-text.ts";

/** A figure that changes many times a second, as it stands, and a way to hear of it. */
export interface Followed {
	readonly get: () => Decimal | undefined;
	/** Calls `listener` whenever it may be another; gives back the end of it. */
	readonly subscribe: (listener: () => void) => () => void;
}

interface LiveFigureProps extends FigureFormat {
	/** The same object as long as the same figure is meant. */
	readonly of: Followed;
	/** Right after the figure, in its size. */
	readonly unit?: "%";
	readonly className?: string | undefined;
}

/**
 * A `Figure` that writes itself when what it follows changes, without a render: React makes it anew only to show it in another
 * way (docs/decisions/012). Its one text is its own, and no other code may write there.
 */
export const LiveFigure = (props: LiveFigureProps): ReactNode => {
	const { of, digits, rounding, sign, tone, currency, unit = "" } = props;
	const { language } = useWords();
	const ref = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return;
		// The text that is there is changed: a new one would have to be styled, too.
		const place = element.firstChild ?? element.appendChild(document.createTextNode(""));
		const format = { digits, rounding, sign, tone, currency };
		let last: Decimal | undefined | null = null;
		const show = () => {
			const value = of.get();
			if (value === last) return;
			last = value;
			const { text, direction } = figureText(value, format, language.tag);
			const shown = value ? text + unit : text;
			if (place.nodeValue !== shown) place.nodeValue = shown;
			if (element.dataset.direction !== direction) element.dataset.direction = direction;
		};
		show();
		return of.subscribe(show);
	}, [of, digits, rounding, sign, tone, currency, unit, language]);
	const className = [classes.figure, props.className].filter(Boolean).join(" ");
	return <bdi ref={ref} dir="ltr" translate="no" className={className} />;
};
