import type { InstrumentCode, Quote } from "@tradewind/domain/market";
import { BigDecimal } from "effect";
import { useCallback, useMemo } from "react";
import type { Followed } from "../figures/live-figure.tsx";
import { type App, useApp } from "../state/app.ts";
import { useStore } from "../state/use-store.ts";
import { type View, whileIn } from "../ui/layout/view.ts";

/** The latest quote of `code`. While `isWatching` is false new quotes cause no render. */
export const useQuote = (code: InstrumentCode | undefined, isWatching = true): Quote | undefined => {
	const { quotes } = useApp();
	const subscribe = useCallback(
		(listener: () => void) => (code && isWatching ? quotes.subscribe(code, listener) : nothing),
		[quotes, code, isWatching],
	);
	return useStore(subscribe, () => (code ? quotes.get(code) : undefined));
};

/** A figure of the quote of `code` for a `LiveFigure`. It updates only while `view` is in, by default always. */
export const useQuoteFigure = (
	code: InstrumentCode,
	name: "price" | "change",
	view: View | undefined,
): Followed => {
	const { quotes } = useApp();
	return useMemo(
		() => ({
			get: () => quotes.get(code)?.[name],
			subscribe: (listener) => followQuotes(quotes, code, view, listener),
		}),
		[quotes, code, name, view],
	);
};

/** Whether the price of `code` is up or down today, while `view` is in; renders again only when that changes. */
export const useDayDirection = (code: InstrumentCode, view: View): "up" | "down" | "flat" | undefined => {
	const { quotes } = useApp();
	const subscribe = useCallback(
		(listener: () => void) => followQuotes(quotes, code, view, listener),
		[quotes, code, view],
	);
	return useStore(subscribe, () => {
		const change = quotes.get(code)?.change;
		return change && directions[BigDecimal.sign(change) + 1];
	});
};

const directions = ["down", "flat", "up"] as const;

const followQuotes = (
	quotes: App["quotes"],
	code: InstrumentCode,
	view: View | undefined,
	listener: () => void,
): (() => void) => {
	if (!view) return quotes.subscribe(code, listener);
	return whileIn(view, () => {
		// Quotes that arrived while it was out of view.
		listener();
		return quotes.subscribe(code, listener);
	});
};

const nothing = (): void => {};
