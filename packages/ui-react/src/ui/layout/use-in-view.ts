import { type RefCallback, useCallback, useState } from "react";

/** Reports when an element enters or leaves the screen, extended by `margin`. All elements share one observer. */
const createWatch = (margin: string) => {
	const watched = new WeakMap<Element, (isInView: boolean) => void>();
	let observer: IntersectionObserver | undefined;
	return (element: Element, onChange: (isInView: boolean) => void): (() => void) => {
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

const watchView = createWatch("0px");
/** About one swipe beyond the screen. */
const watchNear = createWatch("600px 0px");

const never = { current: false };

/** Whether the element with this ref is in view, observed only while `isNear`; whether it ever was, initially `hasBeen`. */
export const useInView = <E extends Element>(
	isNear = true,
	hasBeen: { readonly current: boolean } = never,
): readonly [ref: RefCallback<E>, isInView: boolean, wasInView: boolean] => {
	const [view, setView] = useState<"never" | "in" | "out">(() => (hasBeen.current ? "out" : "never"));
	const ref = useCallback(
		(element: E | null) =>
			element && isNear
				? watchView(element, (isInView) =>
						setView((last) => (isInView ? "in" : last === "never" ? last : "out")),
					)
				: undefined,
		[isNear],
	);
	return [ref, view === "in", view !== "never"];
};

/** Whether the element with this ref is in view or near it; `atFirst` until the first observation. */
export const useNear = <E extends Element>(
	atFirst: boolean,
): readonly [ref: RefCallback<E>, isNear: boolean] => {
	const [isNear, setNear] = useState(atFirst);
	const ref = useCallback((element: E | null) => (element ? watchNear(element, setNear) : undefined), []);
	return [ref, isNear];
};
