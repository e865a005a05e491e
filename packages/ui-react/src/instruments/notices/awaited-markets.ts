import type { InstrumentCode } from "@tradewind/domain/market";
import { createStore, type Store } from "../../state/store.ts";
import { readSaved, save } from "../../storage/saved.ts";

let kept: Store<readonly InstrumentCode[]> | undefined;

/** The closed markets for which the customer wants a notice of their opening, kept on this device (docs/assumptions.md, A-648). */
export const awaitedMarkets = (): Store<readonly InstrumentCode[]> => {
	kept ??= createStore<readonly InstrumentCode[]>(readSaved().awaited ?? []);
	return kept;
};

export const awaitMarket = (code: InstrumentCode, isAwaited: boolean): void => {
	const others = awaitedMarkets()
		.get()
		.filter((one) => one !== code);
	const awaited = isAwaited ? [...others, code] : others;
	save({ awaited });
	awaitedMarkets().set(awaited);
};
