import { useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../ui/layout/after-paint.ts";

/**
 * For what takes a slow phone longer than a touch may wait: what was asked for is known at once, so that it can be shown, and
 * `act` does it when that is on the screen. Of several only the last is done; `undefined` calls it off.
 */
export const useAskedFirst = <T>(
	act: (asked: T) => unknown,
): readonly [asked: T | undefined, ask: (wish: T | undefined) => void] => {
	const [asked, ask] = useState<T>();
	const latest = useRef(act);
	useLayoutEffect(() => {
		latest.current = act;
	});
	useLayoutEffect(() => {
		if (asked === undefined) return;
		return afterPaint(() => {
			ask(undefined);
			latest.current(asked);
		});
	}, [asked]);
	return [asked, ask];
};
