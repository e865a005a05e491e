import { type RefObject, useEffect, useRef } from "react";

/** A ref for the step bar: it gets the focus when the step changes, and the page begins at it. */
export const useStepFocus = (step: number | undefined): RefObject<HTMLOListElement | null> => {
	const bar = useRef<HTMLOListElement>(null);
	const last = useRef(step);
	useEffect(() => {
		if (last.current === step) return;
		last.current = step;
		bar.current?.focus({ preventScroll: true });
		scrollTo({ top: 0 });
	}, [step]);
	return bar;
};
