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

/** The answer of an invoked actor: `{ type: "xstate.done.actor.login", output: Result.succeed(…) }`. */
interface ActorEvent {
	readonly type: `xstate.${"done" | "error"}.actor.${string}`;
	readonly output?: unknown;
	readonly error?: unknown;
}

interface WalkOptions<Machine extends AnyStateMachine> {
	readonly input?: InputFrom<Machine>;
	/** In place of `input`, where a machine starts in other ways by what it is given. */
	readonly inputs?: readonly InputFrom<Machine>[];
	/** What tells two snapshots apart, without what grows for ever (counters, lists); by default value and context. */
	readonly sameWhen?: (snapshot: SnapshotFrom<Machine>) => unknown;
	/** States and transitions that are there on purpose and can't be walked, as the error names them. */
	readonly except?: readonly string[];
}

export interface Walk {
	/** With the machine itself. */
	readonly states: number;
	/** What was walked; an excepted transition is not. */
	readonly transitions: readonly string[];
	readonly snapshots: number;
}

/** A walk in numbers, for the account of a test run (scripts/suite/walks.ts). */
export interface WalkCounts {
	readonly machine: string;
	readonly states: Walked;
	readonly transitions: Walked;
}

/** `walked` + `excepted` are all there are. */
export interface Walked {
	readonly walked: number;
	readonly excepted: number;
}

declare module "vitest" {
	interface TaskMeta {
		walks?: WalkCounts[];
	}
}

/** More than any machine needs, and still walked within seconds. */
const mostSnapshots = 20_000;

/**
 * Walks `machine` from its start by every one of `events`, by all its delays and by the `always` transitions, and throws
 * with the names of the states and transitions that no path reaches. Give the answers of invoked actors as events.
 * Gives back what was walked, and leaves its numbers with the test that is running.
 */
export const expectEveryTransitionWalked = <Machine extends AnyStateMachine>(
	machine: Machine,
	events: readonly (EventFromLogic<Machine> | ActorEvent)[],
	options: WalkOptions<Machine> = {},
): Walk => {
	const { except = [], sameWhen = ({ value, context }: AnyMachineSnapshot) => [value, context] } = options;
	const nodes = [machine.root, ...getStateNodes(machine)];
	const delays = nodes
		.flatMap((node) => [...node.transitions.keys()])
		.filter((type) => type.startsWith("xstate.after."));
	const every = [...events, ...[...new Set(delays)].map((type) => ({ type }))];

	const reached = new Set<string>();
	const walked = new Set<AnyTransitionDefinition>();
	const seen = new Set<string>();
	const open: AnyMachineSnapshot[] = [];
	const follow = (steps: readonly AnyMachineSnapshot[]) => {
		for (const [index, step] of steps.entries()) {
			for (const { id } of step._nodes) reached.add(id);
			for (const transition of alwaysTaken(step, steps[index + 1])) walked.add(transition);
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
		if (seen.size > mostSnapshots) throw new Error(endless(machine));
		if (snapshot.status !== "active") continue;
		for (const event of every) {
			const taken = machine.getTransitionData(snapshot, event);
			for (const transition of taken) walked.add(transition);
			if (taken.length > 0)
				follow(getMicrosteps<AnyStateMachine>(machine, snapshot, event).map(([step]) => step));
		}
	}

	const states = nodes.map(({ id }) => ({ name: `state ${id}`, isWalked: reached.has(id) }));
	const transitions = nodes
		.flatMap(transitionsOf)
		.map(({ name, transition }) => ({ name, isWalked: walked.has(transition) }));
	const missing = [...states, ...transitions].filter(({ isWalked }) => !isWalked).map(({ name }) => name);
	const unexpected = missing.filter((name) => !except.includes(name));
	if (unexpected.length > 0) throw new Error(`Not reached in ${machine.id}:\n${unexpected.join("\n")}`);
	const untrue = except.filter((name) => !missing.includes(name));
	if (untrue.length > 0)
		throw new Error(`Excepted in ${machine.id}, but walked, or not there:\n${untrue.join("\n")}`);

	const [_root, ...below] = states;
	const counts = { machine: machine.id, states: countsOf(below), transitions: countsOf(transitions) };
	const test = TestRunner.getCurrentTest();
	if (test) test.meta.walks = [...(test.meta.walks ?? []), counts];
	return {
		states: reached.size,
		transitions: transitions.filter(({ isWalked }) => isWalked).map(({ name }) => name),
		snapshots: seen.size,
	};
};

const endless = ({ id }: AnyStateMachine): string =>
	`${id} has more than ${mostSnapshots} snapshots: leave out what grows for ever with sameWhen.`;

const countsOf = (all: readonly { readonly isWalked: boolean }[]): Walked => {
	const { length } = all.filter(({ isWalked }) => isWalked);
	return { walked: length, excepted: all.length - length };
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
