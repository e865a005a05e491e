import type { InstrumentCode, Quote } from "@tradewind/domain";
import { useCallback, useSyncExternalStore } from "react";
import { useApp } from "../shell/app.ts";

/** The last quote of `code`. While `isWatching` is false it renders nothing anew: the quote is that of the last render. */
export const useQuote = (code: InstrumentCode | undefined, isWatching = true): Quote | undefined => {
	const { quotes } = useApp();
	const subscribe = useCallback(
		(listener: () => void) => (code && isWatching ? quotes.subscribe(code, listener) : nothing),
		[quotes, code, isWatching],
	);
	return useSyncExternalStore(subscribe, () => (code ? quotes.get(code) : undefined));
};

const nothing = (): void => {};
