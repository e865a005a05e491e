import type { InstrumentCode, Quote } from "@tradewind/domain/market";
import { BigDecimal } from "effect";
import { useCallback, useMemo } from "react";
import type { Followed } from "../figures/live-figure.tsx";
import { useApp } from "../state/app.ts";
import { useStore } from "../state/use-store.ts";

/** The latest quote of `code`. While `isWatching` is false new quotes cause no render. */
export const useQuote = (code: InstrumentCode | undefined, isWatching = true): Quote | undefined => {
	const { quotes } = useApp();
	const subscribe = useCallback(
		(listener: () => void) => (code && isWatching ? quotes.subscribe(code, listener) : nothing),
		[quotes, code, isWatching],
	);
	return useStore(subscribe, () => (code ? quotes.get(code) : undefined));
};

/** A figure of the quote of `code` for a `LiveFigure`. While `isWatching` is false it does not update. */
export const useQuoteFigure = (
	code: InstrumentCode | undefined,
	name: "price" | "change",
	isWatching = true,
): Followed => {
	const { quotes } = useApp();
	return useMemo(
		() => ({
			get: () => (code ? quotes.get(code)?.[name] : undefined),
			subscribe: (listener) => (code && isWatching ? quotes.subscribe(code, listener) : nothing),
		}),
		[quotes, code, name, isWatching],
	);
};

/** Whether the price of `code` is up or down today; renders again only when that changes. */
export const useDayDirection = (
	code: InstrumentCode,
	isWatching = true,
): "up" | "down" | "flat" | undefined => {
	const { quotes } = useApp();
	const subscribe = useCallback(
		(listener: () => void) => (isWatching ? quotes.subscribe(code, listener) : nothing),
		[quotes, code, isWatching],
	);
	return useStore(subscribe, () => {
		const change = quotes.get(code)?.change;
		return change && directions[BigDecimal.sign(change) + 1];
	});
};

const directions = ["down", "flat", "up"] as const;

const nothing = (): void => {};
