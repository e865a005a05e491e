import { type FocusEvent, useCallback, useState } from "react";

type Left = ReadonlySet<string> | "all";

const none: Left = new Set();

/** Which fields of a step the customer has left, by name; none again in another step, and once the form was accepted. */
export const useLeftFields = (step: number, isAccepted: boolean) => {
	const [left, setLeft] = useState<Left>(none);
	const [shownStep, setShownStep] = useState(step);
	if (isAccepted && left !== none) setLeft(none);
	if (step !== shownStep) {
		setShownStep(step);
		setLeft(none);
	}
	const leaveField = (name: string): void =>
		setLeft((known) => (known === "all" ? known : new Set([...known, name])));
	return {
		isLeft: useCallback((name: string): boolean => left === "all" || left.has(name), [left]),
		leave: ({ target }: FocusEvent<HTMLElement>): void => {
			const name = target.getAttribute("name");
			if (name) leaveField(name);
		},
		leaveField,
		leaveAll: (): void => setLeft("all"),
	};
};
