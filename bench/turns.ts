import type { Figures } from "./figures.ts";

/**
 * Runs two measurements alternately, each `times` times, because the speed of the machine changes by the minute. The one that
 * runs first alternates too.
 */
export const inTurns = async (
	times: number,
	one: () => Promise<Figures>,
	other: () => Promise<Figures>,
): Promise<readonly [one: readonly Figures[], other: readonly Figures[]]> => {
	const [ofOne, ofOther]: [Figures[], Figures[]] = [[], []];
	for (let turn = 0; turn < times; turn += 1) {
		if (turn % 2 === 0) ofOne.push(await one());
		ofOther.push(await other());
		if (turn % 2 === 1) ofOne.push(await one());
	}
	return [ofOne, ofOther];
};
