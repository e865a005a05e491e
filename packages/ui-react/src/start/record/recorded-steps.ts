import type { Redaction } from "@tradewind/adapters-http";
import type { Step } from "@tradewind/domain/recording";
import type { AnyActor } from "xstate";
import type { RawStep } from "../../state/recorder.ts";
import { factsOf } from "./facts-of.ts";
import { redactEvent } from "./redact-event.ts";
import { isRecordable } from "./text-to-record.ts";

/** The JSON of the wire in a step, for its ids. */
export const jsonIn = ([, is, , fact]: RawStep): unknown => {
	if (is === "call" || is === "received" || is === "send") return parse(fact);
	return is === "reply" ? parse(Object(fact).text) : undefined;
};

const parse = (text: unknown): unknown => {
	if (typeof text !== "string") return text;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** The raw steps without anything personal, and at the end what the machines know. */
export const stepsOf = (
	raw: readonly RawStep[],
	redaction: Redaction,
	isPathOfCall: (path: string) => boolean,
	now: number,
): readonly Step[] => {
	const calls = numberOf(raw, "call");
	const sockets = numberOf(raw, "opening");
	const machines = machinesIn(raw);
	const step = (of: RawStep): Step | undefined => {
		const [at, is, first, second] = of;
		const [call, socket] = [calls(is === "call" ? of : first), sockets(is === "opening" ? of : first)];
		const machine = machines.get(String(first))?.name ?? "";
		switch (is) {
			case "call": {
				const { method, path } = Object(first);
				const known = isPathOfCall(path) ? path : "";
				return { at, is, call, method, path: known, input: redaction.json(parse(second)) };
			}
			case "reply": {
				const reply = Object(second);
				if (reply.is !== "answer") return { at, is: "no answer", call };
				const body = parse(reply.text);
				return {
					at,
					is: "answer",
					call,
					status: reply.status,
					...(body !== undefined && { body: redaction.json(body) }),
				};
			}
			case "opening":
			case "opened":
			case "closed":
			case "close":
				return { at, is: "socket", socket, does: is };
			case "received":
				return { at, is, socket, frame: redaction.json(parse(second)) };
			case "send":
				return { at, is: "sent", socket, frame: redaction.json(parse(second)) };
			case "machine": {
				const record = Object(Object(machines.get(String(first))?.actor.deref()?.options).input).order?.id;
				if (machine === "") return undefined;
				return { at, is, machine, ...(typeof record === "number" && { record: redaction.id(record) }) };
			}
			case "state":
				return { at, is, machine, value: parse(second) };
			case "event":
				return { at, is, machine, event: redactEvent(parse(second), redaction) };
			case "press":
				return { at, is, place: String(first) };
			case "typed":
				return { at, is, place: String(first), value: isRecordable(String(second)) ? String(second) : "" };
			case "page":
				return { at, is, path: String(first) };
			case "device":
				return { at, is, isOnline: first === true };
			case "gap":
				return { at, is, steps: Number(first) };
			default:
				return undefined;
		}
	};
	return [...raw.flatMap((one) => step(one) ?? []), ...knownBy([...machines.values()], now)];
};

/** The number of a step among those of its kind, from 1. */
const numberOf = (raw: readonly RawStep[], kind: string): ((step: unknown) => number) => {
	const numbers = new Map<unknown, number>();
	for (const step of raw) if (step[1] === kind) numbers.set(step, numbers.size + 1);
	return (step) => numbers.get(step) ?? 0;
};

interface Machine {
	readonly name: string;
	readonly actor: WeakRef<AnyActor>;
}

/** The machines by the ids of their actors. A name is the id of the machine, with a number from the second actor on. */
const machinesIn = (raw: readonly RawStep[]): ReadonlyMap<string, Machine> => {
	const machines = new Map<string, Machine>();
	const counts = new Map<string, number>();
	for (const [, is, session, id, actor] of raw) {
		if (is !== "machine" || typeof id !== "string" || !(actor instanceof WeakRef)) continue;
		const count = (counts.get(id) ?? 0) + 1;
		counts.set(id, count);
		machines.set(String(session), { name: count === 1 ? id : `${id} ${count}`, actor });
	}
	return machines;
};

/** Those whose figures a customer trusts. What others know depends on texts, which a recording does not have. */
const withFacts = new Set(["balances", "contract orders", "market", "order ticket"]);

const knownBy = (machines: readonly Machine[], at: number): readonly Step[] =>
	machines.flatMap(({ name, actor }): readonly Step[] => {
		const snapshot = actor.deref()?.getSnapshot();
		return snapshot?.status === "active" && withFacts.has(name)
			? [{ at, is: "knows", machine: name, facts: factsOf(snapshot.context) }]
			: [];
	});
