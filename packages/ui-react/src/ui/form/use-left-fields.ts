import { type FocusEvent, useCallback, useState } from "react";

type Left = ReadonlySet<string> | "all";

const none: Left = new Set();

/** Which fields the customer has left, by name; none again once the form was accepted. */
export const useLeftFields = (isAccepted: boolean) => {
	const [left, setLeft] = useState<Left>(none);
	if (isAccepted && left !== none) setLeft(none);
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
