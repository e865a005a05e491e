import { startTransition, useOptimistic } from "react";

/**
 * The chosen value, which is shown as chosen at once, and the function that chooses another one. What the choice shows, which may
 * be large, is rendered as a transition, so that it does not delay the answer to the press.
 */
export const useShownAtOnce = <Value>(
	chosen: Value,
	choose: (value: Value) => void,
): readonly [Value, (value: Value) => void] => {
	const [shown, show] = useOptimistic(chosen);
	return [
		shown,
		(value) =>
			startTransition(() => {
				show(() => value);
				choose(value);
			}),
	];
};
