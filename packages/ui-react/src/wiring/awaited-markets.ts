import type { Instrument, InstrumentCode } from "@tradewind/domain/market";
import { currentWords } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { createStore, type Store } from "../state/store.ts";
import { subscribeTo } from "../state/subscribe.ts";
import { readSaved, save } from "../storage/saved.ts";
import { showToast } from "../ui/toast/toasts.ts";

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

/** Shows once, on any page, that an awaited market is open. */
export const tellOpenings = (app: Pick<App, "market">): void =>
	void subscribeTo(
		app.market,
		({ context }) => context.instruments,
		(instruments: readonly Instrument[]) => {
			for (const { code, symbol, isOpen } of instruments)
				if (isOpen && awaitedMarkets().get().includes(code)) {
					awaitMarket(code, false);
					showToast("done", currentWords().t("shared.marketOpened", { symbol }), {
						to: "/trade",
						isOneOfMany: true,
					});
				}
		},
	);
