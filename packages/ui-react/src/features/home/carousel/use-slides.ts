import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds per slide. */
const msPerSlide = 5000;

interface Slides {
	readonly scroller: RefObject<HTMLUListElement | null>;
	/** Index of the visible slide, from 0. */
	readonly at: number;
	readonly go: (place: number) => void;
	/** Why the slides do not advance automatically. */
	readonly isHeld: "touched" | "away" | undefined;
	/** Event handlers for the element that is touched or focused. */
	readonly hold: object;
}

/** Slides in a scroll-snap list: the visible slide and the scrolling to another. */
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
		// The distance between the centres is the same in both writing directions; scroll snap does the rest.
		list.scrollBy({ left: box.left + box.width / 2 - view.left - view.width / 2 });
	}, []);

	useEffect(() => watch(scroller.current, count, setAt), [count]);
	useEffect(() => watchAway(scroller.current, setAway), []);
	const isRunning = count > 1 && !(isStill || isTouched || isAway);
	useEffect(() => {
		if (!isRunning) return;
		const timer = setTimeout(() => go((at + 1) % count), msPerSlide);
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
			// A tap leaves the focus on the element, so only keyboard focus counts.
			onFocus: ({ target }: FocusEvent) => setTouched(target.matches(":focus-visible")),
			onBlur: () => setTouched(false),
		},
	};
};

/** Reports the slide that becomes visible. */
const watch = (list: HTMLElement | null, count: number, report: (place: number) => void) => {
	if (!list || count < 2) return;
	const observer = new IntersectionObserver(
		(entries) => {
			for (const entry of entries) if (entry.isIntersecting) report([...list.children].indexOf(entry.target));
		},
		{ root: list, threshold: 0.6 },
	);
	for (const slide of list.children) observer.observe(slide);
	return () => observer.disconnect();
};

/** Reports whether the list or the page is out of view. */
const watchAway = (list: HTMLElement | null, report: (isAway: boolean) => void) => {
	if (!list) return;
	let isSeen = false;
	const t = () => report(!isSeen || document.visibilityState === "hidden");
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
