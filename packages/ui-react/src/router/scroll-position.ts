import { useEffect, useLayoutEffect } from "react";
import { type Location, useNavigationType } from "react-router-dom";
import { type Store, savedFormat } from "../storage/saved-format.ts";
import { keepScroll } from "./keep-scroll.ts";

/** The number of history entries whose position is kept. */
const maxEntries = 50;
/** Time for the rows of a page to arrive, in milliseconds. */
const patience = 5000;
/** Time for the parts above the rows to arrive after that, in milliseconds. */
const settling = 1000;

/** The scroll position of each history entry of this tab, in pixels. */
export const createPositions = (store?: Store) => {
	const positions = new Map(format.read(store));
	return {
		of: (key: string): number => positions.get(key) ?? 0,
		keep: (key: string, position: number): void => {
			positions.delete(key);
			positions.set(key, position);
			const [oldest] = positions.keys();
			if (positions.size > maxEntries && oldest !== undefined) positions.delete(oldest);
		},
		/** Restored after a reload, which otherwise starts at the top. */
		save: (): void => void format.write({ positions: [...positions] }, store),
	};
};

const isEntry = (value: unknown): value is readonly [string, number] =>
	Array.isArray(value) && typeof value[0] === "string" && Number.isFinite(value[1]);

/** Version 0 was the list alone. */
const format = savedFormat<readonly (readonly [string, number])[]>({
	key: "tradewind.scroll",
	of: "tab",
	version: 1,
	upgrade: [(positions) => ({ positions })],
	read: ({ positions }) => (Array.isArray(positions) ? positions.filter(isEntry) : []),
});

let known: ReturnType<typeof createPositions> | undefined;
const positions = () => {
	if (known) return known;
	known = createPositions();
	// All first pages of a tab have this key; only a reload or a return shows the same one again.
	const [navigation] = performance.getEntriesByType("navigation");
	if (navigation && "type" in navigation && navigation.type === "navigate") known.keep("default", 0);
	return known;
};

/** A new page begins at the top; back, forward and a reload show the position in which the customer left the page. */
export const useScrollPosition = ({ key, state }: Location): void => {
	const isReturn = useNavigationType() === "POP";
	useEffect(() => {
		// The browser would restore it before the rows are there, and on the page that is being left.
		history.scrollRestoration = "manual";
		const { save } = positions();
		addEventListener("pagehide", save);
		return () => removeEventListener("pagehide", save);
	}, []);
	useLayoutEffect(() => {
		if (!key) return;
		const { of, keep } = positions();
		const note = () => keep(key, scrollY);
		let end: (() => void) | undefined;
		if (isReturn) end = scrollWhenPossible(of(key));
		else if (state === keepScroll) note();
		else {
			scrollTo(0, 0);
			// Reading the position would force a layout.
			keep(key, 0);
		}
		addEventListener("scroll", note, { passive: true });
		return () => {
			end?.();
			removeEventListener("scroll", note);
		};
	}, [key, state, isReturn]);
};

/**
 * Scrolls as soon as the page is long enough, and again while parts above the rows arrive, unless the customer scrolls or
 * taps before. Returns the function that ends it.
 */
const scrollWhenPossible = (position: number): (() => void) | undefined => {
	if (position === 0) {
		scrollTo(0, 0);
		return undefined;
	}
	let timer = setTimeout(() => end(), patience);
	const scroll = () => {
		scrollTo(0, position);
		if (Math.abs(scrollY - position) >= 1) return;
		clearTimeout(timer);
		timer = setTimeout(() => end(), settling);
	};
	const growth = new ResizeObserver(scroll);
	const inputs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
	const end = () => {
		growth.disconnect();
		clearTimeout(timer);
		for (const input of inputs) removeEventListener(input, end);
	};
	scroll();
	growth.observe(document.body);
	for (const input of inputs) addEventListener(input, end, { passive: true });
	return end;
};
