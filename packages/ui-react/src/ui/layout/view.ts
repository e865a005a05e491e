import { type RefCallback, useState } from "react";
import { createStore, type Subscribe } from "../../state/store.ts";
import { useStore } from "../../state/use-store.ts";

/** Where an element is in relation to the screen. Only components that read it with `useStore` render when this changes. */
export interface View {
	/** The ref of the element. */
	readonly ref: RefCallback<Element>;
	readonly isIn: () => boolean;
	readonly wasIn: () => boolean;
	/** Calls the listener when one of them changes. */
	readonly subscribe: Subscribe;
}

type Watch = (element: Element, onChange: (isIn: boolean) => void) => () => void;

/** Reports when an element enters or leaves the screen, extended by `margin`. All elements share one observer. */
const createWatch = (margin: string): Watch => {
	const watched = new WeakMap<Element, (isIn: boolean) => void>();
	let observer: IntersectionObserver | undefined;
	return (element, onChange) => {
		observer ??= new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting, intersectionRatio } of entries)
					watched.get(target)?.(isIntersecting && intersectionRatio > 0);
			},
			// An element that only touches the edge of the screen is intersecting, too. The second threshold detects a visible part.
			{ rootMargin: margin, scrollMargin: margin, threshold: [0, 0.005] },
		);
		watched.set(element, onChange);
		observer.observe(element);
		return () => observer?.unobserve(element);
	};
};

const watchScreen = createWatch("0px");
/** About one swipe beyond the screen. */
const watchNear = createWatch("600px 0px");

const createView = (watch: Watch, atFirst: "in" | "out" | "never"): View => {
	const { get, set, subscribe } = createStore(atFirst);
	const report = (isIn: boolean) => set(isIn ? "in" : get() === "never" ? "never" : "out");
	return {
		ref: (element) => (element ? watch(element, report) : undefined),
		isIn: () => get() === "in",
		wasIn: () => get() !== "never",
		subscribe,
	};
};

/** The view of an element that is observed only while `near` is in, by default always; `hasBeen` in view before it is rendered. */
export const useView = (near?: View, hasBeen = false): View => {
	const [view] = useState(() => {
		const watch: Watch = near
			? (element, onChange) => whileIn(near, () => watchScreen(element, onChange))
			: watchScreen;
		return createView(watch, hasBeen ? "out" : "never");
	});
	return view;
};

/** A view that is in when the element is on the screen or near it; `atFirst` until the first observation. */
export const useNearView = (atFirst: boolean): View => {
	const [view] = useState(() => createView(watchNear, atFirst ? "in" : "never"));
	return view;
};

/** Calls `begin` when `view` comes in, and what that returned when it goes out. Returns the function that ends both. */
export const whileIn = (view: View, begin: () => () => void): (() => void) => {
	let end: (() => void) | undefined;
	const update = () => {
		if (view.isIn()) end ??= begin();
		else {
			end?.();
			end = undefined;
		}
	};
	update();
	const stop = view.subscribe(update);
	return () => {
		stop();
		end?.();
	};
};

export const useIsIn = (view: View): boolean => useStore(view.subscribe, view.isIn);

export const useWasIn = (view: View): boolean => useStore(view.subscribe, view.wasIn);
