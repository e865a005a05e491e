import type { AdapterOptions } from "@tradewind/adapters-http";
import type { Connect } from "@tradewind/adapters-ws";
import { Actor, type AnyActor } from "xstate";
import { record } from "../state/recorder.ts";

export const recordCall: NonNullable<AdapterOptions["onSend"]> = (call, input) => {
	const sent = record("call", call, input);
	return (reply) => record("reply", sent, reply);
};

type Members = Readonly<Record<string, (fact: unknown) => void>>;

/** Records what the connection reports, and what the app does with it. */
export const recordSocket =
	(connect: Connect): Connect =>
	(url, listener) => {
		const opening = record("opening");
		const recorded = <Of extends object>(members: Of): Of =>
			new Proxy(members, {
				get: (_, is: string) => (fact: unknown) => {
					record(is, opening, fact);
					(members as Members)[is]?.(fact);
				},
			});
		return recorded(connect(url, recorded(listener)));
	};

const { start } = Actor.prototype;
Actor.prototype.start = function (this: AnyActor) {
	record("machine", this);
	return start.call(this);
};
