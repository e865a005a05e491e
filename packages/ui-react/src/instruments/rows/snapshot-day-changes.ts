import type { InstrumentCode } from "@tradewind/domain/market";
import type { Rate } from "@tradewind/domain/money";
import type { App } from "../../state/app.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { everyWhenUntouched } from "../when-untouched.ts";

export type Changes = ReadonlyMap<InstrumentCode, Rate | undefined>;

/**
 * Passes the changes of the day to `onSnapshot`: now, or as soon as there are instruments, and then only while the page is
 * untouched, so that no row moves under the finger. Returns the unsubscribe function.
 */
export const snapshotDayChanges = (
	{ market, quotes }: Pick<App, "market" | "quotes">,
	onSnapshot: (changes: Changes) => void,
	everyPause: typeof everyWhenUntouched = everyWhenUntouched,
): (() => void) => {
	const take = () => {
		const { instruments } = market.getSnapshot().context;
		onSnapshot(new Map(instruments.map(({ code }) => [code, quotes.get(code)?.change])));
	};
	const end = subscribeTo(market, ({ context }) => context.instruments.length > 0, take);
	const endOfPauses = everyPause(take);
	return () => {
		end();
		endOfPauses();
	};
};
