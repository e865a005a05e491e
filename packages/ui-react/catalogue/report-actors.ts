import type { InspectionEvent } from "xstate";
import { type ActorReport, actorChannel } from "./actor-channel.ts";

const channel = new BroadcastChannel(actorChannel);
const page = Math.random().toString(36).slice(2);

/** Reports each new state of an actor to the catalogue; only for `npm run dev`. */
export const reportActor = (event: InspectionEvent): void => {
	if (event.type !== "@xstate.snapshot") return;
	const { snapshot, actorRef } = event;
	if (!("value" in snapshot) || !("machine" in snapshot)) return;
	const machine: unknown = snapshot.machine;
	if (typeof machine !== "object" || machine === null || !("id" in machine)) return;
	channel.postMessage({
		page,
		session: actorRef.sessionId,
		machine: String(machine.id),
		states: pathsOf(snapshot.value),
		event: event.event.type,
		isStopped: snapshot.status !== "active",
	} satisfies ActorReport);
};

/** `holding.closing` of nested states. */
const pathsOf = (value: unknown): readonly string[] =>
	typeof value === "object" && value !== null
		? Object.entries(value).flatMap(([state, inner]) => pathsOf(inner).map((path) => `${state}.${path}`))
		: [String(value)];
