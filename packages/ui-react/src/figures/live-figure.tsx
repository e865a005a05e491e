import type { Decimal } from "@tradewind/domain";
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
	const place = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		const write = writerInto(element);
		const format = { digits, rounding, sign, tone, currency };
		let last: Decimal | undefined | "none yet" = "none yet";
		const show = () => {
			const value = of.get();
			if (value === last) return;
			last = value;
			const { text, direction } = figureText(value, format, language.tag);
			write(value === undefined ? text : text + unit, direction);
		};
		show();
		return of.subscribe(show);
	}, [of, digits, rounding, sign, tone, currency, unit, language]);
	return (
		<bdi ref={place} dir="ltr" className={[classes.figure, props.className].filter(Boolean).join(" ")} />
	);
};

/** Changes the text that is there, and only where it is another: a new text would have to be styled, too. */
const writerInto = (element: HTMLElement) => {
	const text = element.firstChild ?? element.appendChild(document.createTextNode(""));
	let shown = text.nodeValue;
	let shownDirection: string | undefined = element.dataset.direction;
	return (next: string, direction: string | undefined): void => {
		if (next !== shown) {
			text.nodeValue = next;
			shown = next;
		}
		if (direction === shownDirection) return;
		if (direction === undefined) delete element.dataset.direction;
		else element.dataset.direction = direction;
		shownDirection = direction;
	};
};
