import type { InstrumentCode } from "@tradewind/domain/market";
import { createStore, type Store } from "../../state/store.ts";
import { readSaved, save } from "../../storage/saved.ts";

let kept: Store<readonly InstrumentCode[]> | undefined;

/** The closed markets for which the customer wants a notice of their opening, kept on this device (docs/assumptions.md, A-648). */
export const awaitedMarkets = (): Store<readonly InstrumentCode[]> => {
	kept ??= createStore<readonly InstrumentCode[]>(readSaved().awaited ?? []);
	return kept;
};

/** The same as another tab may have changed them since. Without storage those of this page. */
export const readAwaited = (): readonly InstrumentCode[] => readSaved().awaited ?? awaitedMarkets().get();

/** Returns whether this changed something: another tab may have done the same. */
export const awaitMarket = (code: InstrumentCode, isAwaited: boolean): boolean => {
	const before = readAwaited();
	const others = before.filter((one) => one !== code);
	const awaited = isAwaited ? [...others, code] : others;
	save({ awaited });
	awaitedMarkets().set(awaited);
	return before.includes(code) !== isAwaited;
};
