import { TestRunner } from "vitest";
import {
	type AnyMachineSnapshot,
	type AnyStateMachine,
	type AnyTransitionDefinition,
	type EventFromLogic,
	getInitialMicrosteps,
	getMicrosteps,
	type InputFrom,
	type SnapshotFrom,
} from "xstate";
import { getStateNodes } from "xstate/graph";

/** The reply of an invoked actor: `{ type: "xstate.done.actor.login", output: Result.succeed(…) }`. */
interface ActorEvent {
	readonly type: `xstate.${"done" | "error"}.actor.${string}`;
	readonly output?: unknown;
	readonly error?: unknown;
}

interface CoverageOptions<Machine extends AnyStateMachine> {
	readonly input?: InputFrom<Machine>;
	/** Instead of `input`, for a machine whose first state depends on its input. */
	readonly inputs?: readonly InputFrom<Machine>[];
	/** The part of a snapshot that counts as its identity, without counters and lists that grow; by default value and context. */
	readonly sameWhen?: (snapshot: SnapshotFrom<Machine>) => unknown;
	/** States and transitions that no path can reach, by the names in the error. */
	readonly except?: readonly string[];
}

export interface Coverage {
	/** Including the root. */
	readonly states: number;
	/** Names of the covered transitions, without excepted ones. */
	readonly transitions: readonly string[];
	readonly snapshots: number;
}

/** Counts of one machine, reported to the test run (scripts/suite/machine-coverage.ts). */
export interface TransitionCoverage {
	readonly machine: string;
	readonly states: CoverageCount;
	readonly transitions: CoverageCount;
}

/** `covered` + `excepted` is the total. */
export interface CoverageCount {
	readonly covered: number;
	readonly excepted: number;
}

declare module "vitest" {
	interface TaskMeta {
		coverage?: TransitionCoverage[];
	}
}

/** More than any machine needs, and still explored within seconds. */
const maxSnapshots = 20_000;

/**
 * Explores `machine` from its initial states by all `events`, all delays and the `always` transitions. Throws with the
 * names of the states and transitions that no path reaches. `events` include the replies of invoked actors.
 * The counts are stored in the meta data of the running test.
 */
export const coverMachine = <Machine extends AnyStateMachine>(
	machine: Machine,
	events: readonly (EventFromLogic<Machine> | ActorEvent)[],
	options: CoverageOptions<Machine> = {},
): Coverage => {
	const { except = [], sameWhen = ({ value, context }: AnyMachineSnapshot) => [value, context] } = options;
	const nodes = [machine.root, ...getStateNodes(machine)];
	const delays = nodes
		.flatMap((node) => [...node.transitions.keys()])
		.filter((type) => type.startsWith("xstate.after."));
	const every = [...events, ...[...new Set(delays)].map((type) => ({ type }))];

	const reached = new Set<string>();
	const covered = new Set<AnyTransitionDefinition>();
	const seen = new Set<string>();
	const open: AnyMachineSnapshot[] = [];
	const follow = (steps: readonly AnyMachineSnapshot[]) => {
		for (const [index, step] of steps.entries()) {
			for (const { id } of step._nodes) reached.add(id);
			for (const transition of alwaysTaken(step, steps[index + 1])) covered.add(transition);
		}
		const last = steps.at(-1);
		if (last === undefined) return;
		const text = asText(sameWhen(last as SnapshotFrom<Machine>));
		if (seen.has(text)) return;
		seen.add(text);
		open.push(last);
	};

	for (const input of options.inputs ?? [options.input])
		follow(getInitialMicrosteps<AnyStateMachine>(machine, input).map(([snapshot]) => snapshot));
	for (const snapshot of open) {
		if (seen.size > maxSnapshots) throw new Error(endless(machine));
		if (snapshot.status !== "active") continue;
		for (const event of every) {
			const taken = machine.getTransitionData(snapshot, event);
			for (const transition of taken) covered.add(transition);
			if (taken.length > 0)
				follow(getMicrosteps<AnyStateMachine>(machine, snapshot, event).map(([step]) => step));
		}
	}

	const states = nodes.map(({ id }) => ({ name: `state ${id}`, isCovered: reached.has(id) }));
	const transitions = nodes
		.flatMap(transitionsOf)
		.map(({ name, transition }) => ({ name, isCovered: covered.has(transition) }));
	const missing = [...states, ...transitions].filter(({ isCovered }) => !isCovered).map(({ name }) => name);
	const unexpected = missing.filter((name) => !except.includes(name));
	if (unexpected.length > 0) throw new Error(`Not reached in ${machine.id}:\n${unexpected.join("\n")}`);
	const needless = except.filter((name) => !missing.includes(name));
	if (needless.length > 0)
		throw new Error(`Excepted in ${machine.id}, but covered or unknown:\n${needless.join("\n")}`);

	const [_root, ...below] = states;
	const counts = { machine: machine.id, states: countsOf(below), transitions: countsOf(transitions) };
	const test = TestRunner.getCurrentTest();
	if (test) test.meta.coverage = [...(test.meta.coverage ?? []), counts];
	return {
		states: reached.size,
		transitions: transitions.filter(({ isCovered }) => isCovered).map(({ name }) => name),
		snapshots: seen.size,
	};
};

const endless = ({ id }: AnyStateMachine): string =>
	`${id} has more than ${maxSnapshots} snapshots: exclude values that grow without a limit by sameWhen.`;

const countsOf = (all: readonly { readonly isCovered: boolean }[]): CoverageCount => {
	const { length } = all.filter(({ isCovered }) => isCovered);
	return { covered: length, excepted: all.length - length };
};

type StateNode = AnyStateMachine["root"];

const transitionsOf = (node: StateNode) =>
	[...node.transitions, ["always", node.always ?? []] as const].flatMap(([eventType, transitions]) =>
		transitions.map((transition: AnyTransitionDefinition, index) => ({
			name: nameOf(transition, eventType, index),
			transition,
		})),
	);

const nameOf = (transition: AnyTransitionDefinition, eventType: string, index: number): string => {
	const targets = transition.target?.map((node) => node.id).join(", ") ?? "(stays)";
	const guard = transition.guard ? ` if ${guardText(transition.guard)}` : "";
	return `${transition.source.id} on ${eventType} #${index + 1}${guard} → ${targets}`;
};

const guardText = (guard: AnyTransitionDefinition["guard"]): string => {
	if (typeof guard === "string") return guard;
	return typeof guard === "function" ? guard.name || "a guard" : (guard?.type ?? "a guard");
};

/** The `always` transitions that lead from one microstep to the next: the first of each state whose target was entered. */
const alwaysTaken = (
	from: AnyMachineSnapshot,
	to: AnyMachineSnapshot | undefined,
): readonly AnyTransitionDefinition[] => {
	if (to === undefined) return [];
	const entered = new Set(to._nodes.filter((node) => !from._nodes.includes(node)).map((node) => node.id));
	return from._nodes.flatMap((node) => {
		const first = node.always?.find((transition) =>
			(transition.target ?? []).every((target) => entered.has(target.id)),
		);
		return first ? [first] : [];
	});
};

const asText = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? `${part}n` : part)) ?? "undefined";
