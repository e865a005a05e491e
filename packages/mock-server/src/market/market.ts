import { createInstrument, type Instrument } from "./instrument.ts";
import type { Listing } from "./listing.ts";

/** Half of the instruments quote half a step after the other half. */
const phaseMs = (place: number, stepMs: number): number => (place % 2) * (stepMs / 2);

const maxTickMs = 250;

/** All instruments. */
export const createMarket = (seed: string) => {
	const byCode = new Map<string, Instrument>();
	const byId = new Map<number, Instrument>();
	return {
		all: (): readonly Instrument[] => [...byCode.values()],
		byCode: (code: string): Instrument | undefined => byCode.get(code),
		byId: (id: number): Instrument | undefined => byId.get(id),
		/** Half the step of the quickest instrument: a tick of this length skips no quote. */
		tickMs: (): number =>
			Math.min(maxTickMs, ...[...byCode.values()].map(({ listing }) => listing.stepMs / 2)),
		list: (listing: Listing): void => {
			const instrument = createInstrument(listing, seed, phaseMs(byCode.size, listing.stepMs));
			byCode.set(listing.code, instrument);
			byId.set(listing.id, instrument);
		},
	};
};

export type Market = ReturnType<typeof createMarket>;
