import {
	type AnyMachineSnapshot,
	type AnyStateMachine,
	type AnyTransitionDefinition,
	type EventFromLogic,
	getMicrosteps,
	type InputFrom,
	type SnapshotFrom,
} from "xstate";
import { getShortestPaths, getStateNodes } from "xstate/graph";

/** The answer of an invoked actor: `{ type: "xstate.done.actor.login", output: Result.succeed(…) }`. */
interface ActorEvent {
	readonly type: `xstate.${"done" | "error"}.actor.${string}`;
	readonly output?: unknown;
	readonly error?: unknown;
}

interface WalkOptions<Machine extends AnyStateMachine> {
	readonly input?: InputFrom<Machine>;
	/** What tells two snapshots apart, without what grows for ever (counters, lists); by default value and context. */
	readonly sameWhen?: (snapshot: SnapshotFrom<Machine>) => unknown;
	/** Transitions that are there on purpose and can't be walked, as the error names them. */
	readonly except?: readonly string[];
}

export interface Walk {
	readonly states: number;
	readonly transitions: readonly string[];
	readonly snapshots: number;
}

/**
 * Walks `machine` from its start by every one of `events`, by all its delays and by the `always` transitions, and throws
 * with the names of the states and transitions that no path reaches. Give the answers of invoked actors as events.
 * Gives back what was walked.
 */
export const expectEveryTransitionWalked = <Machine extends AnyStateMachine>(
	machine: Machine,
	events: readonly (EventFromLogic<Machine> | ActorEvent)[],
	options: WalkOptions<Machine> = {},
): Walk => {
	const nodes = [machine.root, ...getStateNodes(machine)];
	const all = new Map<AnyTransitionDefinition, string>();
	for (const node of nodes) {
		for (const [eventType, transitions] of [...node.transitions, ["always", node.always ?? []] as const])
			for (const [index, transition] of transitions.entries())
				all.set(transition, nameOf(transition, eventType, index));
	}
	const types = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
	const delays = [...types].filter((type) => type.startsWith("xstate.after.")).map((type) => ({ type }));
	const every: readonly { readonly type: string }[] = [...events, ...delays];

	const sameWhen = options.sameWhen ?? ((snapshot: AnyMachineSnapshot) => [snapshot.value, snapshot.context]);
	const paths = getShortestPaths<AnyStateMachine>(machine, {
		events: (snapshot) => every.filter((event) => machine.getTransitionData(snapshot, event).length > 0),
		input: options.input,
		limit: 50_000,
		serializeState: (snapshot) => asText(sameWhen(snapshot as SnapshotFrom<Machine>)),
		serializeEvent: asText,
	});

	const reached = new Set<string>();
	const walked = new Set<AnyTransitionDefinition>();
	const note = (snapshot: AnyMachineSnapshot) => {
		for (const node of snapshot._nodes) reached.add(node.id);
	};
	for (const { state } of paths) {
		note(state);
		if (state.status !== "active") continue;
		for (const event of every) {
			const taken = machine.getTransitionData(state, event);
			if (taken.length === 0) continue;
			for (const transition of taken) walked.add(transition);
			const steps = getMicrosteps<AnyStateMachine>(machine, state, event).map(([snapshot]) => snapshot);
			steps.forEach((step, index) => {
				note(step);
				const next = steps[index + 1];
				if (next) for (const transition of alwaysTaken(step, next)) walked.add(transition);
			});
		}
	}

	const missing = [
		...nodes.filter((node) => !reached.has(node.id)).map((node) => `state ${node.id}`),
		...[...all].filter(([transition]) => !walked.has(transition)).map(([, name]) => name),
	].filter((name) => !options.except?.includes(name));
	if (missing.length > 0) throw new Error(`Not reached in ${machine.id}:\n${missing.join("\n")}`);
	return { states: reached.size, transitions: [...all.values()], snapshots: paths.length };
};

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
	to: AnyMachineSnapshot,
): readonly AnyTransitionDefinition[] => {
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
