/**
 * A line over the closes of a chart, computed bar by bar from a state. It uses floating point, because it is only
 * drawn and no money is computed from it.
 */
export interface Indicator<State = unknown> {
	readonly begin: State;
	/** The state after the bar at `index`, and the value there; `undefined` while there are too few bars. */
	readonly step: (
		state: State,
		closes: readonly number[],
		index: number,
	) => { readonly state: State; readonly value: number | undefined };
}

export interface RunningIndicator {
	/** The values of all bars, when those from `from` on are new or changed. */
	readonly update: (closes: readonly number[], from: number) => readonly (number | undefined)[];
}

/** Keeps the state after each bar: a tick costs one step and gives the result of a whole computation. */
export const running = <State>({ begin, step }: Indicator<State>): RunningIndicator => {
	const states: State[] = [];
	const values: (number | undefined)[] = [];
	return {
		update: (closes, from) => {
			const start = Math.min(from, states.length);
			states.length = start;
			values.length = start;
			for (let index = start; index < closes.length; index++) {
				const next = step(states[index - 1] ?? begin, closes, index);
				states.push(next.state);
				values.push(next.value);
			}
			return values;
		},
	};
};
