import { type RefCallback, useCallback, useState } from "react";

/** Tells whenever an element comes on the screen or goes, which `margin` makes larger; one observer serves all of them. */
const createWatch = (margin: string) => {
	const watched = new WeakMap<Element, (isInView: boolean) => void>();
	let observer: IntersectionObserver | undefined;
	return (element: Element, tell: (isInView: boolean) => void): (() => void) => {
		observer ??= new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting, intersectionRatio } of entries)
					watched.get(target)?.(isIntersecting && intersectionRatio > 0);
			},
			// The browser calls it intersecting, too, when an element only touches the edge of the screen; what shows of it is told from the second threshold on.
			{ rootMargin: margin, scrollMargin: margin, threshold: [0, 0.005] },
		);
		watched.set(element, tell);
		observer.observe(element);
		return () => observer?.unobserve(element);
	};
};

const watchView = createWatch("0px");
/** A flick of the finger ahead. */
const watchNear = createWatch("600px 0px");

const never = { current: false };

/** Whether the element with this ref is on the screen, looked at only while `isNear`; whether it ever was, at first `hasBeen`. */
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

/** Whether the element with this ref is on the screen or about to come; `atFirst` as long as nobody has looked. */
export const useNear = <E extends Element>(
	atFirst: boolean,
): readonly [ref: RefCallback<E>, isNear: boolean] => {
	const [isNear, setNear] = useState(atFirst);
	const ref = useCallback((element: E | null) => (element ? watchNear(element, setNear) : undefined), []);
	return [ref, isNear];
};
