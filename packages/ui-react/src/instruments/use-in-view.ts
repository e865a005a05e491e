import { type RefCallback, useCallback, useState } from "react";

const watched = new WeakMap<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Whether the element with this ref is on the screen or about to be; one observer serves all of them. */
export const useInView = <E extends Element>(): readonly [RefCallback<E>, boolean] => {
	const [isInView, setInView] = useState(false);
	const ref = useCallback((element: E | null) => {
		if (!element) return;
		observer ??= new IntersectionObserver(
			(entries) => {
				for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting);
			},
			{ rootMargin: "80px 0px" },
		);
		watched.set(element, setInView);
		observer.observe(element);
		return () => observer?.unobserve(element);
	}, []);
	return [ref, isInView];
};
