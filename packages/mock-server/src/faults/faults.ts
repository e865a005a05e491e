import { calls } from "@tradewind/contracts";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, Milliseconds } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { createRandom } from "../random/random.ts";
import { createHttpFaults } from "./http-faults.ts";

const Times = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })).annotate({
	description: "How often; without it until the faults are cleared",
});

const HttpFault = Schema.Struct({
	/** Checked, because a fault that matches no call would go unnoticed. */
	match: Schema.Literals(["*", ...calls.flatMap(({ id, path }) => [id, path])]).annotate({
		description: "The id or the path of a call, or `*` for all",
	}),
	account: Schema.optionalKey(Account.annotate({ description: "Only requests of this customer" })),
	delayMs: Schema.optionalKey(Milliseconds.annotate({ description: "Milliseconds until the answer" })),
	status: Schema.optionalKey(
		Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 })).annotate({
			description: "The HTTP status of the answer",
		}),
	),
	code: Schema.optionalKey(Schema.Int.annotate({ description: "The `code` of the answer" })),
	msg: Schema.optionalKey(Schema.String.annotate({ description: "The `msg` of the answer" })),
	executes: Schema.optionalKey(
		Schema.Boolean.annotate({
			description: "Whether the call is executed although the answer says otherwise",
		}),
	),
	drop: Schema.optionalKey(
		Schema.Literals(["before", "after executing"]).annotate({
			description: "Ends the connection instead of an answer",
		}),
	),
	change: Schema.optionalKey(
		Schema.Array(
			Schema.Struct({
				path: Schema.NonEmptyString.annotate({
					description:
						"The way to the field: `data.balance`, `data.0.Close`; `*` is each entry of a list. A way that the answer does not have changes nothing",
				}),
				value: Schema.optionalKey(
					Schema.Unknown.annotate({ description: "Any JSON; without it the field is missing" }),
				),
			}),
		).annotate({ description: "Changes fields of the answer" }),
	),
	skip: Schema.optionalKey(
		Times.annotate({ description: "So many requests are answered without the fault before it applies" }),
	),
	percent: Schema.optionalKey(
		Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })).annotate({
			description: "Applies to so many per cent of the requests, by chance",
		}),
	),
	times: Schema.optionalKey(Times),
});

const SocketFault = Schema.Struct({
	kind: Schema.Literals([
		"drop",
		"silence",
		"half-open",
		"delay",
		"duplicate",
		"reorder",
		"malformed",
	]).annotate({
		description:
			"`silence`: only the heartbeat is answered. `half-open`: nothing arrives, and the connection stays open",
	}),
	ms: Schema.optionalKey(
		Milliseconds.annotate({
			description:
				"How long, or the delay of each frame. Without it until the faults are cleared; but a `drop` without it only closes the sockets once",
		}),
	),
	times: Schema.optionalKey(
		Times.annotate({ description: "The number of frames or of drops; without it all" }),
	),
	topic: Schema.optionalKey(
		Schema.Literals(["DAY_MARKET", "KLINE", "FOREX_TRADE", "FOREX_CLOSED", "FOREX_FOLLOW_TRADE"]).annotate({
			description: "Only frames of this topic; not for `drop` and `half-open`",
		}),
	),
	account: Schema.optionalKey(
		Account.annotate({ description: "Only frames to this customer; not for `drop` and `half-open`" }),
	),
});

const Faults = Schema.Struct({
	http: Schema.optionalKey(Schema.Array(HttpFault).annotate({ description: "Faults of requests" })),
	socket: Schema.optionalKey(Schema.Array(SocketFault).annotate({ description: "Faults of sockets" })),
});

/** The injected faults of requests and of sockets. */
export const faults = ({ hub, seedOf, sessions }: Core) => {
	const random = createRandom(seedOf("faults"));
	let draws = 0;
	let last = 0;
	const http = createHttpFaults(() => random(draws++));
	const socket = hub.faults;
	/** A connection has no topic, and a topic that is dropped would go unnoticed. */
	const checkSocketFault = ({ kind, topic, account }: typeof SocketFault.Type, field: string): void => {
		const isOfConnection = kind === "drop" || kind === "half-open";
		if (isOfConnection && topic !== undefined)
			throw new ControlRefused(`${field}.topic`, `${kind} is of all topics`);
		if (isOfConnection && account !== undefined)
			throw new ControlRefused(`${field}.account`, `${kind} is of all customers`);
		if (account !== undefined) findCustomer(sessions, account);
	};
	return {
		http,
		commands: {
			faults: command(
				{
					does: "Adds faults to the active ones. The third order alone: `skip` 2 and `times` 1; slow by chance: `delayMs` and `percent`; too many requests: `status` 429; a field that is missing, null or of another type: `change`; one topic of the sockets: `topic`. Answers with the numbers of the added ones.",
					example: { http: [{ match: "contract.submit", drop: "after executing", times: 1 }] },
				},
				Faults,
				(added) => {
					for (const [at, fault] of (added.socket ?? []).entries()) checkSocketFault(fault, `socket.${at}`);
					for (const { account } of added.http ?? [])
						if (account !== undefined) findCustomer(sessions, account);
					const first = last + 1;
					for (const fault of added.http ?? []) http.add(++last, fault);
					for (const fault of added.socket ?? []) socket.add(++last, fault);
					if (socket.dropsConnections()) hub.dropAll();
					return { numbers: Array.from({ length: last + 1 - first }, (_, at) => first + at) };
				},
			),
			"faults/remove": command(
				{
					does: "Ends one fault, by the number that `faults` has answered; `GET /__control/state` has them too.",
					example: { number: 1 },
				},
				Schema.Struct({ number: Schema.Int.annotate({ description: "The number of the fault" }) }),
				({ number }): void => {
					if (!http.remove(number) && !socket.remove(number))
						throw new ControlRefused("number", `there is no fault ${number}`);
				},
			),
			"faults/clear": command({ does: "Ends all faults.", example: {} }, Schema.Struct({}), (): void => {
				http.clear();
				socket.clear();
			}),
		},
		report: () => ({ faults: { http: http.list(), socket: socket.list() } }),
	};
};
