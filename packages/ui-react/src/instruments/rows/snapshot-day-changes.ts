import type { InstrumentCode } from "@tradewind/domain/market";
import type { Rate } from "@tradewind/domain/money";
import type { App } from "../../state/app.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { everyWhenUntouched } from "../when-untouched.ts";

export type Changes = ReadonlyMap<InstrumentCode, Rate | undefined>;

/**
 * Tells the changes of the day at once, or as soon as there are instruments, and then at a calm pace only: a list that is
 * read anew moves nothing under the hand. Gives back the end of it.
 */
export const snapshotDayChanges = (
	{ market, quotes }: Pick<App, "market" | "quotes">,
	tell: (changes: Changes) => void,
	everyBeat: typeof everyWhenUntouched = everyWhenUntouched,
): (() => void) => {
	const take = () => {
		const { instruments } = market.getSnapshot().context;
		tell(new Map(instruments.map(({ code }) => [code, quotes.get(code)?.change])));
	};
	const end = subscribeTo(market, ({ context }) => context.instruments.length > 0, take);
	const endOfBeats = everyBeat(take);
	return () => {
		end();
		endOfBeats();
	};
};
