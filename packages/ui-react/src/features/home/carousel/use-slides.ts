import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds that a slide stays. */
const goesOnEvery = 5000;

interface Slides {
	readonly scroller: RefObject<HTMLUListElement | null>;
	/** The slide that is seen, from 0. */
	readonly at: number;
	readonly go: (place: number) => void;
	/** Why they don't go on by themselves. */
	readonly isHeld: "touched" | "away" | undefined;
	/** For the element that is touched or has the focus. */
	readonly hold: object;
}

/** Slides side by side that snap: which one is seen, and the way to another. */
export const useSlides = (count: number, isStill: boolean): Slides => {
	const scroller = useRef<HTMLUListElement>(null);
	const [at, setAt] = useState(0);
	const [isTouched, setTouched] = useState(false);
	const [isAway, setAway] = useState(true);

	const go = useCallback((place: number) => {
		const list = scroller.current;
		const slide = list?.children[place];
		if (!list || !slide) return;
		const [view, box] = [list.getBoundingClientRect(), slide.getBoundingClientRect()];
		// From middle to middle, which is the same in both directions of writing; the snapping does the rest.
		list.scrollBy({ left: box.left + box.width / 2 - view.left - view.width / 2 });
	}, []);

	useEffect(() => watch(scroller.current, count, setAt), [count]);
	useEffect(() => watchAway(scroller.current, setAway), []);
	const isRunning = count > 1 && !(isStill || isTouched || isAway);
	useEffect(() => {
		if (!isRunning) return;
		const timer = setTimeout(() => go((at + 1) % count), goesOnEvery);
		return () => clearTimeout(timer);
	}, [isRunning, at, count, go]);

	return {
		scroller,
		at: Math.min(at, count - 1),
		go,
		isHeld: isAway ? "away" : isTouched ? "touched" : undefined,
		hold: {
			onPointerEnter: () => setTouched(true),
			onPointerLeave: () => setTouched(false),
			onTouchStart: () => setTouched(true),
			onTouchEnd: () => setTouched(false),
			onTouchCancel: () => setTouched(false),
			// A tap leaves the focus behind; only who goes by keyboard stays there.
			onFocus: ({ target }: FocusEvent) => setTouched(target.matches(":focus-visible")),
			onBlur: () => setTouched(false),
		},
	};
};

/** Tells which slide has come to the fore. */
const watch = (list: HTMLElement | null, count: number, tell: (place: number) => void) => {
	if (!list || count < 2) return;
	const observer = new IntersectionObserver(
		(entries) => {
			for (const entry of entries) if (entry.isIntersecting) tell([...list.children].indexOf(entry.target));
		},
		{ root: list, threshold: 0.6 },
	);
	for (const slide of list.children) observer.observe(slide);
	return () => observer.disconnect();
};

/** Tells whether the list is out of view, or the page is. */
const watchAway = (list: HTMLElement | null, tell: (isAway: boolean) => void) => {
	if (!list) return;
	let isSeen = false;
	const t = () => tell(!isSeen || document.visibilityState === "hidden");
	const observer = new IntersectionObserver(
		([entry]) => {
			isSeen = entry?.isIntersecting ?? false;
			t();
		},
		{ threshold: 0.5 },
	);
	observer.observe(list);
	document.addEventListener("visibilitychange", t);
	return () => {
		observer.disconnect();
		document.removeEventListener("visibilitychange", t);
	};
};
