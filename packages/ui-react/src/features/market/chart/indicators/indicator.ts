/**
 * A line over the closes of a chart, computed bar by bar: what a step needs of those before it is its state. All of it is
 * in floating point, because it is drawn and nothing is ever paid by it.
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
	/** Values of all the bars, when those from `from` on are new or others than before. */
	readonly update: (closes: readonly number[], from: number) => readonly (number | undefined)[];
}

/** Keeps the state after each bar: a tick costs one step, and gives what a whole computation would give. */
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
