import type { Step } from "./recording.ts";

/** Where what happens now is another than what was recorded. */
export interface Difference {
	/** Milliseconds since the start. */
	readonly at: number;
	/** What differs, such as `state of order ticket`. */
	readonly of: string;
	/** The number of the recorded step; undefined if nothing was recorded. */
	readonly step: number | undefined;
	/** Undefined if nothing more was recorded of it, or nothing more happens. */
	readonly expected: unknown;
	readonly got: unknown;
}

interface Comparison {
	/** Whether a step is compared if both have it. */
	readonly isCompared: (step: Step) => boolean;
	/** Whether it is a difference that a recorded step does not happen. */
	readonly isRequired: (step: Step) => boolean;
	/** Milliseconds since the start; later, only what the machines know at the end is compared. */
	readonly until: number;
}

/**
 * Compares what happens step by step with what was recorded: the states of each machine, the inputs of each call, the frames of each
 * kind. The order among these groups, and among calls and frames, is not compared, and neither are moments. The result is what differs at the first moment: a
 * machine with another state may have caused the others.
 */
export const firstDifferences = (
	recorded: readonly Step[],
	replayed: readonly Step[],
	comparison: Comparison,
): readonly Difference[] => {
	const [expected, got] = [grouped(recorded, comparison), grouped(replayed, comparison)];
	const [lateThen, lateNow] = [observedLate(recorded), observedLate(replayed)];
	const differences = [...new Set([...expected.keys(), ...got.keys()])].flatMap((of) => {
		const [then, all] = [expected.get(of) ?? [], got.get(of) ?? []];
		const now = lateThen.has(of) ? fromFirst(then, all) : all;
		return differenceIn(of, lateNow.has(of) ? fromFirst(now, then) : then, now, comparison) ?? [];
	});
	const first = Math.min(...differences.map(({ at }) => at));
	return differences.filter(({ at }) => at === first).sort((one, other) => rank(one) - rank(other));
};

const causes = ["call", "frame", "facts"];

/** States first, in the order of the machines' names: calls and frames follow from them. */
const rank = ({ of }: Difference): number => causes.findIndex((kind) => of.startsWith(kind));

/** The machines that ran before the recorder observed them: of their states, the first one in the steps is a later one. */
const observedLate = (steps: readonly Step[]): ReadonlySet<string> => {
	const started = new Map<string, number>();
	const late = new Set<string>();
	for (const step of steps) {
		if (step.is === "machine") started.set(step.machine, step.at);
		if (step.is !== "state") continue;
		if (step.at > (started.get(step.machine) ?? step.at) + 1) late.add(`state of ${step.machine}`);
		started.delete(step.machine);
	}
	return late;
};

/** Those of `all` from the first of `later` on. It may have been reached several times: the one from which most is the same. */
const fromFirst = (later: readonly Compared[], all: readonly Compared[]): readonly Compared[] => {
	const [first] = later;
	if (!first) return all;
	const isStart = ({ step, value }: Compared): boolean =>
		step.at <= first.step.at + lateMs && fits(first.value, value);
	const sameFrom = (at: number): number => {
		const end = all.slice(at).findIndex(({ value }, index) => !fits(later[index]?.value, value));
		return end < 0 ? all.length - at : end;
	};
	const starts = all.flatMap((one, at) => (isStart(one) ? [at] : []));
	const [best] = starts.sort((one, other) => sameFrom(other) - sameFrom(one) || other - one);
	return best === undefined ? all : all.slice(best);
};

/** By which a state may be reached later than it was observed. */
const lateMs = 500;

interface Compared {
	readonly step: Step;
	readonly number: number;
	readonly value: unknown;
}

const grouped = (
	steps: readonly Step[],
	{ isCompared, until }: Comparison,
): ReadonlyMap<string, readonly Compared[]> => {
	const groups = new Map<string, Compared[]>();
	for (const [number, step] of steps.entries()) {
		const [of, value] = comparedOf(step);
		if (of === undefined || (step.at > until && step.is !== "knows") || !isCompared(step)) continue;
		const group = groups.get(of) ?? [];
		group.push({ step, number, value });
		groups.set(of, group);
	}
	return groups;
};

/** What is compared of a step, and with which others. A ping is sent by the clock. */
const comparedOf = (step: Step): readonly [of: string | undefined, value?: unknown] => {
	if (step.is === "state") return [`state of ${step.machine}`, step.value];
	if (step.is === "knows") return [`facts of ${step.machine}`, step.facts];
	if (step.is === "call") return [`call ${step.path}`, step.input];
	if (step.is !== "sent") return [undefined];
	const { type } = Object(step.frame);
	return type === "ping" ? [undefined] : [`frame ${type}`, step.frame];
};

const differenceIn = (
	of: string,
	expected: readonly Compared[],
	got: readonly Compared[],
	comparison: Comparison,
): Difference | undefined =>
	of.startsWith("call ") || of.startsWith("frame ")
		? differenceInAnyOrder(of, expected, got, comparison)
		: differenceInOrder(of, expected, got, comparison);

const differenceInOrder: typeof differenceIn = (of, expected, got, { isRequired }) => {
	for (const [index, one] of got.entries()) {
		const same = expected[index];
		if (!same || !fits(same.value, one.value)) return difference(of, same, one);
	}
	const missing = expected.slice(got.length).find(({ step }) => isRequired(step));
	return missing && difference(of, missing, undefined);
};

/** Two parts of the app may send the same call, in any order. */
const differenceInAnyOrder: typeof differenceIn = (of, expected, got, { isRequired }) => {
	const left = [...expected];
	for (const one of got) {
		const at = left.findIndex(({ value }) => fits(value, one.value));
		if (at < 0)
			return difference(
				of,
				left.find(({ step }) => isRequired(step)),
				one,
			);
		left.splice(at, 1);
	}
	const missing = left.find(({ step }) => isRequired(step));
	return missing && difference(of, missing, undefined);
};

const difference = (of: string, expected: Compared | undefined, got: Compared | undefined): Difference => ({
	at: Math.min(...[expected, got].flatMap((one) => one?.step.at ?? [])),
	of,
	step: expected?.number,
	expected: expected?.value,
	got: got?.value,
});

/** A text that stands for another one. */
const pseudonym = /^text-\d+$/u;

/**
 * Whether a value is the recorded one. A text that the app itself names, such as that of its device, is recorded as one that stands
 * for it, and so fits any text that is not recorded.
 */
export const fits = (expected: unknown, got: unknown): boolean => {
	if (typeof expected === "string" && typeof got === "string")
		return expected === got || (pseudonym.test(expected) && !pseudonym.test(got));
	if (typeof expected !== "object" || typeof got !== "object" || !expected || !got) return expected === got;
	const keys = new Set([...Object.keys(expected), ...Object.keys(got)]);
	return [...keys].every((key) => fits(Reflect.get(expected, key), Reflect.get(got, key)));
};
