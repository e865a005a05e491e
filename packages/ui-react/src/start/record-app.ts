import type { AdapterOptions } from "@tradewind/adapters-http";
import type { Connect } from "@tradewind/adapters-ws";
import { Actor, type AnyActor } from "xstate";
import { record } from "../state/recorder.ts";

export const recordCall: NonNullable<AdapterOptions["onSend"]> = (call, input) => {
	const sent = record("call", call, input);
	return (reply) => record("reply", sent, reply);
};

type Members = Readonly<Record<string, (fact?: never) => void>>;

/** Records what the connection reports, and what the app does with it. */
export const recordSocket =
	(connect: Connect): Connect =>
	(url, listener) => {
		const opening = record("opening");
		const recorded = <Of extends object>(members: Of): Of =>
			Object.fromEntries(
				Object.entries(members as Members).map(([is, member]) => [
					is,
					(fact?: never) => {
						record(is, opening, fact);
						member(fact);
					},
				]),
			) as Of;
		return recorded(connect(url, recorded(listener)));
	};

const { start } = Actor.prototype;
Actor.prototype.start = function (this: AnyActor) {
	record("machine", this);
	return start.call(this);
};
