/** What is drawn beside the bars: lengths in bars, of the averages up to three each. */
export interface IndicatorChoice {
	readonly volume: boolean;
	readonly simple: readonly number[];
	readonly exponential: readonly number[];
	readonly bands: readonly number[];
	readonly strength: readonly number[];
}

export type LengthsOf = Exclude<keyof IndicatorChoice, "volume">;

/** The lengths that are offered, and how many of them may be chosen at once. */
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

/** Takes a length in or out. One more than may be chosen takes the place of the one that was chosen first. */
export const withLength = (choice: IndicatorChoice, name: LengthsOf, length: number): IndicatorChoice => {
	const { most } = offeredLengths[name];
	const kept = choice[name].filter((one) => one !== length);
	const isTakenOut = kept.length < choice[name].length;
	return { ...choice, [name]: isTakenOut ? kept : [...kept, length].slice(-most) };
};

/** As text, the way the device keeps it: `volume simple:5,20 strength:14`. */
export const choiceText = (choice: IndicatorChoice): string =>
	[
		...(choice.volume ? ["volume"] : []),
		...names.filter((name) => choice[name].length > 0).map((name) => `${name}:${choice[name].join(",")}`),
	].join(" ");

/** What was kept, as far as it is still offered; where nothing was kept there are the bars alone (pitfall 15). */
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
