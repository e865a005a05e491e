/** The chosen indicators: lengths in bars, up to three per average. */
export interface IndicatorChoice {
	readonly volume: boolean;
	readonly simple: readonly number[];
	readonly exponential: readonly number[];
	readonly bands: readonly number[];
	readonly strength: readonly number[];
}

export type LengthsOf = Exclude<keyof IndicatorChoice, "volume">;

/** The offered lengths, and how many of them can be chosen at once. */
export const offeredLengths: Readonly<
	Record<LengthsOf, { readonly lengths: readonly number[]; readonly most: number }>
> = {
	simple: { lengths: [5, 10, 20, 30, 60, 120, 200], most: 3 },
	exponential: { lengths: [9, 12, 21, 26, 50, 100, 200], most: 3 },
	bands: { lengths: [10, 20, 50], most: 1 },
	strength: { lengths: [6, 14, 24], most: 1 },
};

const barsAlone: IndicatorChoice = {
	volume: false,
	simple: [],
	exponential: [],
	bands: [],
	strength: [],
};

const names = ["simple", "exponential", "bands", "strength"] as const satisfies readonly LengthsOf[];

/** Adds or removes a length. One above the limit replaces the first chosen one. */
export const withLength = (choice: IndicatorChoice, name: LengthsOf, length: number): IndicatorChoice => {
	const { most } = offeredLengths[name];
	const kept = choice[name].filter((one) => one !== length);
	const isTakenOut = kept.length < choice[name].length;
	return { ...choice, [name]: isTakenOut ? kept : [...kept, length].slice(-most) };
};

/** The stored form: `volume simple:5,20 strength:14`. */
export const choiceText = (choice: IndicatorChoice): string =>
	[
		...(choice.volume ? ["volume"] : []),
		...names.filter((name) => choice[name].length > 0).map((name) => `${name}:${choice[name].join(",")}`),
	].join(" ");

/** The stored choice, limited to what is still offered; without one only the bars are shown (pitfall 15). */
export const readChoice = (kept: string | undefined): IndicatorChoice => {
	if (kept === undefined) return barsAlone;
	const parts = new Map(kept.split(" ").map((part) => [part.split(":")[0], part.split(":")[1] ?? ""]));
	const lengths = (name: LengthsOf): readonly number[] => {
		const offered = offeredLengths[name];
		const read = new Set((parts.get(name) ?? "").split(",").map(Number));
		return [...read].filter((length) => offered.lengths.includes(length)).slice(0, offered.most);
	};
	return {
		volume: parts.has("volume"),
		simple: lengths("simple"),
		exponential: lengths("exponential"),
		bands: lengths("bands"),
		strength: lengths("strength"),
	};
};
