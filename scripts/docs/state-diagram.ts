import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** A Mermaid state diagram of a machine: its states by name, and an arrow for each event that changes the state. */
export const stateDiagram = (machine: AnyStateMachine): string =>
	[
		"stateDiagram-v2",
		...indent([
			...whole(machine),
			...(transitionsOf(machine.root).some(({ target }) => target)
				? [`state "any state" as ${anyState}`]
				: []),
			...arrows(machine.root),
		]),
	].join("\n");

/** The events that a machine handles in each of its states, also those that do not change it, for people who read a table. */
export const transitionRows = (machine: AnyStateMachine): readonly TransitionRow[] => [
	// Transitions that differ only in an inline guard are one row.
	...new Map(rowsOf(machine.root).map((row) => [JSON.stringify(row), row])).values(),
];

interface TransitionRow {
	readonly from: string;
	readonly event: string;
	readonly to: string;
}

const rowsOf = (state: AnyStateNode): readonly TransitionRow[] => {
	const from = state.path.join(".") || "any state";
	const own = transitionsOf(state).map((transition) => ({
		from,
		event: labelOf(transition),
		to: transition.target?.map(({ path }) => path.join(".")).join(", ") ?? from,
	}));
	return [...own, ...Object.values(state.states).flatMap(rowsOf)];
};

/** The source of arrows for events that the machine handles in all its states. */
const anyState = "any_state";

/** Mermaid draws parallel states only inside another state. */
const whole = (machine: AnyStateMachine): readonly string[] =>
	machine.root.type === "parallel"
		? [`state "${safe(machine.id)}" as all_of_it {`, ...indent(inside(machine.root)), "}"]
		: inside(machine.root);

const inside = (parent: AnyStateNode): readonly string[] => {
	const states = Object.values(parent.states);
	const regions = states.map((state) => [...named(state), ...(parent.type === "parallel" ? ["--"] : [])]);
	const lines = regions.flat();
	const start = parent.initial?.target[0];
	return [
		...(start ? [`[*] --> ${idOf(start)}`] : []),
		...(lines.at(-1) === "--" ? lines.slice(0, -1) : lines),
		...states.filter(({ type }) => type === "final").map((state) => `${idOf(state)} --> [*]`),
	];
};

const named = (state: AnyStateNode): readonly string[] => {
	const head = `state "${safe(state.key)}" as ${idOf(state)}`;
	return Object.keys(state.states).length === 0 ? [head] : [`${head} {`, ...indent(inside(state)), "}"];
};

const arrows = (state: AnyStateNode): readonly string[] => {
	const own = transitionsOf(state).flatMap((transition) =>
		(transition.target ?? []).map((target) => arrow(state, target, labelOf(transition))),
	);
	return [...merged(own), ...Object.values(state.states).flatMap(arrows)];
};

interface Arrow {
	readonly from: string;
	readonly to: string;
	readonly label: string;
}

/** Mermaid cannot draw an arrow from a child of one state to a child of another: it then ends at the enclosing state. */
const arrow = (from: AnyStateNode, to: AnyStateNode, label: string): Arrow => {
	const around = new Set(ancestors(from));
	const target = ancestors(to).find((one) => one.parent !== undefined && around.has(one.parent)) ?? to;
	const isInsideOfAnother = target !== to && from.parent !== to.parent && !ancestors(to).includes(from);
	return { from: idOf(from), to: idOf(isInsideOfAnother ? target : to), label };
};

/** The node and its ancestors, innermost first. */
const ancestors = (node: AnyStateNode): readonly AnyStateNode[] =>
	node.parent ? [node, ...ancestors(node.parent)] : [node];

const merged = (all: readonly Arrow[]): readonly string[] => {
	const labels = new Map<string, Set<string>>();
	for (const { from, to, label } of all) {
		const key = `${from} --> ${to}`;
		labels.set(key, (labels.get(key) ?? new Set()).add(label));
	}
	return [...labels].map(([key, texts]) => `${key}: ${[...texts].join(" / ")}`);
};

const transitionsOf = (state: AnyStateNode): readonly AnyTransitionDefinition[] => [
	...[...state.transitions.values()].flat(),
	...(state.always ?? []),
];

const labelOf = ({ eventType, guard }: AnyTransitionDefinition): string => {
	const condition = guardName(guard);
	return `${eventName(eventType)}${condition ? ` [${condition}]` : ""}`;
};

const eventName = (type: string): string => {
	const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
	if (actor) return outcome === "done" ? `${words(actor)} answered` : `${words(actor)} broke`;
	const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
	if (delay) return /^\d+$/.test(delay) ? `after ${Number(delay) / 1000} s` : `after ${delay}`;
	if (type.startsWith("xstate.done.state")) return "done";
	return type === "" ? "at once" : safe(type);
};

/** The name of a named guard. Inline and combined guards have none. */
const guardName = (guard: unknown): string => {
	if (typeof guard === "string") return safe(guard);
	if (typeof guard !== "object" || guard === null || !("type" in guard)) return "";
	return typeof guard.type === "string" ? safe(guard.type) : "";
};

const words = (name: string): string =>
	safe(name.replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`));

/** These characters are syntax in Mermaid. */
const safe = (text: string): string => text.replace(/[:;#{}]/g, " ");

const idOf = (state: AnyStateNode): string => state.path.join("__").replace(/\W+/g, "_") || anyState;

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `\t${line}`);
