import { calls } from "@tradewind/contracts";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Milliseconds } from "../commands/fields.schema.ts";
import type { Core } from "../core/core.ts";
import { createHttpFaults } from "./http-faults.ts";

const Times = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }));

const HttpFault = Schema.Struct({
	/** Checked, because a fault that matches no call would go unnoticed. */
	match: Schema.Literals(["*", ...calls.flatMap(({ id, path }) => [id, path])]),
	delayMs: Schema.optionalKey(Milliseconds),
	status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 }))),
	code: Schema.optionalKey(Schema.Int),
	msg: Schema.optionalKey(Schema.String),
	executes: Schema.optionalKey(Schema.Boolean),
	drop: Schema.optionalKey(Schema.Literals(["before", "after executing"])),
	times: Schema.optionalKey(Times),
});

const SocketFault = Schema.Struct({
	kind: Schema.Literals(["drop", "silence", "half-open", "delay", "duplicate", "reorder", "malformed"]),
	ms: Schema.optionalKey(Milliseconds),
	times: Schema.optionalKey(Times),
});

const Faults = Schema.Struct({
	http: Schema.optionalKey(Schema.Array(HttpFault)),
	socket: Schema.optionalKey(Schema.Array(SocketFault)),
});

/** The injected faults of requests and of sockets. */
export const faults = ({ hub }: Core) => {
	const http = createHttpFaults();
	const socket = hub.faults;
	return {
		http,
		commands: {
			/** Adds faults to the active ones. */
			faults: command(Faults, (added): void => {
				for (const fault of added.http ?? []) http.add(fault);
				for (const fault of added.socket ?? []) socket.add(fault);
				if (socket.dropsConnections()) hub.dropAll();
			}),
			"faults/clear": command(Schema.Struct({}), (): void => {
				http.clear();
				socket.clear();
			}),
		},
		report: () => ({ faults: { http: http.list(), socket: socket.list() } }),
	};
};
