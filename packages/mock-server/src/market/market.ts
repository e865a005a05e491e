import { createInstrument, type Instrument } from "./instrument.ts";
import type { Listing } from "./listing.ts";

/** Two beats of quotes for each step of an instrument: one half of the list quotes between the quotes of the other. */
const phaseMs = (place: number, stepMs: number): number => (place % 2) * (stepMs / 2);

const longestBeatMs = 250;

/** All that is traded. */
export const createMarket = (seed: string) => {
	const byCode = new Map<string, Instrument>();
	const byId = new Map<number, Instrument>();
	return {
		all: (): readonly Instrument[] => [...byCode.values()],
		byCode: (code: string): Instrument | undefined => byCode.get(code),
		byId: (id: number): Instrument | undefined => byId.get(id),
		/** Half the time between the quotes of the quickest instrument: a beat of this length passes no quote over. */
		beatMs: (): number =>
			Math.min(longestBeatMs, ...[...byCode.values()].map(({ listing }) => listing.stepMs / 2)),
		list: (listing: Listing): void => {
			const instrument = createInstrument(listing, seed, phaseMs(byCode.size, listing.stepMs));
			byCode.set(listing.code, instrument);
			byId.set(listing.id, instrument);
		},
	};
};

export type Market = ReturnType<typeof createMarket>;
