import { defaultHorzScaleBehavior, type Time, type UTCTimestamp } from "lightweight-charts";

const Behaviour = defaultHorzScaleBehavior();

type Points = Parameters<InstanceType<typeof Behaviour>["fillWeightsForPoints"]>[0];

/**
 * The chart's time axis with the days, hours and months of `inZone`. The library uses UTC and would set its marks at
 * UTC's midnights; with shifted times, an hour would occur twice when the clocks go back (pitfall 11).
 */
export class ZonedTimeScale extends Behaviour {
	readonly #inZone: (seconds: number) => number;

	constructor(inZone: (seconds: number) => number) {
		super();
		this.#inZone = inZone;
	}

	override fillWeightsForPoints(points: Points, from: number): void {
		const start = Math.max(0, from - 1);
		const shifted = points.slice(start).map((point) => ({
			...point,
			time: this.convertHorzItemToInternal(this.#inZone(Number(point.originalTime)) as UTCTimestamp as Time),
		}));
		super.fillWeightsForPoints(shifted, from - start);
		for (const [index, { timeWeight }] of shifted.entries()) {
			const point = points[start + index];
			if (point && start + index >= from) point.timeWeight = timeWeight;
		}
	}
}
