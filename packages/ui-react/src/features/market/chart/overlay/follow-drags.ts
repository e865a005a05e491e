import type { Price } from "@tradewind/domain/money";
import type { PriceMark } from "../price-mark.ts";
import { priceAt as priceOf } from "./price-at.ts";

interface Tag {
	readonly mark: PriceMark;
	readonly element: HTMLElement;
}

interface Dragging {
	readonly priceAt: (y: number) => number | null;
	readonly digits: () => number;
	/** The price under the finger; `undefined` when it is let go. */
	readonly onHold: (mark: PriceMark, price: Price | undefined) => void;
}

/** Pixels after which a press is a drag. */
const threshold = 5;

/** Milliseconds within which a browser reports the click that ends a drag. */
const clickMs = 300;

/** Lets fingers drag the tags of lines that can be moved. What the price means is written into the tag. Returns the end. */
export const followDrags = (tags: readonly Tag[], dragging: Dragging): (() => void) => {
	const listening = new AbortController();
	for (const tag of tags)
		if (tag.mark.move && tag.element.dataset.movable === "true") followDrag(tag, dragging, listening.signal);
	return () => listening.abort();
};

/** Pixels from the middle of a finger to what it must not cover. */
const fingerWidth = 44;

/** Moves a tag beside the finger that holds it, where it can be read. */
const keepBeside = (element: HTMLElement, x: number): void => {
	const { left, width } = element.getBoundingClientRect();
	const edge = element.parentElement?.parentElement?.getBoundingClientRect().right ?? innerWidth;
	const away = Number.parseFloat(element.style.getPropertyValue("--away")) || 0;
	const wanted = x + fingerWidth + width > edge ? x - fingerWidth - width : x + fingerWidth;
	element.style.setProperty("--away", `${Math.round(away + wanted - left)}px`);
};

const followDrag = ({ mark, element }: Tag, { priceAt, digits, onHold }: Dragging, signal: AbortSignal) => {
	const { move } = mark;
	const text = element.querySelector<HTMLElement>("[data-held]");
	if (!move || !text) return;
	/** From the pointer to the line, and where the press began. */
	let hold: { readonly pointer: number; readonly from: number; readonly offset: number } | undefined;
	let price: Price | undefined;

	const priceUnder = (clientY: number): Price | undefined => {
		const { top } = element.parentElement?.getBoundingClientRect() ?? { top: 0 };
		return priceOf(priceAt(clientY - top + (hold?.offset ?? 0)), digits());
	};
	const show = (next: Price | undefined) => {
		price = next;
		if (next) text.textContent = move.textAt(next);
		element.dataset.dragged = next ? "true" : "false";
		onHold(mark, next);
	};
	const end = () => {
		hold = undefined;
		element.style.removeProperty("--away");
		if (price) show(undefined);
	};

	element.addEventListener(
		"pointerdown",
		(event) => {
			// A second finger does not take over a line.
			if (event.button !== 0 || price) return;
			const { top, height } = element.getBoundingClientRect();
			hold = { pointer: event.pointerId, from: event.clientY, offset: top + height / 2 - event.clientY };
			element.setPointerCapture(event.pointerId);
		},
		{ signal },
	);
	element.addEventListener(
		"pointermove",
		(event) => {
			if (hold?.pointer !== event.pointerId) return;
			if (!price && Math.abs(event.clientY - hold.from) < threshold) return;
			show(priceUnder(event.clientY) ?? price);
			if (event.pointerType === "touch") keepBeside(element, event.clientX);
		},
		{ signal },
	);
	element.addEventListener(
		"pointerup",
		(event) => {
			if (hold?.pointer !== event.pointerId) return;
			const dropped = price;
			end();
			if (!dropped) return;
			ignoreClick(element);
			move.onDrop(dropped);
		},
		{ signal },
	);
	element.addEventListener(
		"pointercancel",
		(event) => {
			if (hold?.pointer === event.pointerId) end();
		},
		{ signal },
	);
	signal.addEventListener("abort", end);
};

/** The click that ends a drag would open the order, also if the lines are drawn again before it. */
const ignoreClick = (element: HTMLElement): void => {
	const ignoring = new AbortController();
	const ignore = (event: Event) => event.stopImmediatePropagation();
	element.addEventListener("click", ignore, { capture: true, signal: ignoring.signal });
	setTimeout(() => ignoring.abort(), clickMs);
};
