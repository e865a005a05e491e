import { type RefCallback, useCallback, useState } from "react";

const watched = new WeakMap<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Whether the element with this ref is on the screen, and whether it ever was; one observer serves all of them. */
export const useInView = <E extends Element>(): readonly [
	ref: RefCallback<E>,
	isInView: boolean,
	wasInView: boolean,
] => {
	const [view, setView] = useState<"never" | "in" | "out">("never");
	const ref = useCallback((element: E | null) => {
		if (!element) return;
		observer ??= new IntersectionObserver((entries) => {
			for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting);
		});
		watched.set(element, (isInView) =>
			setView((last) => (isInView ? "in" : last === "never" ? last : "out")),
		);
		observer.observe(element);
		return () => observer?.unobserve(element);
	}, []);
	return [ref, view === "in", view !== "never"];
};
