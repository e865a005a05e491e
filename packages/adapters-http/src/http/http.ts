import type { Call, PageReply, WireInput } from "@tradewind/contracts";
import type { CommandDone } from "@tradewind/domain/command";
import type { ListPage } from "@tradewind/domain/paged-list";
import { type CommandError, NotSent, type QueryError, Unreachable } from "@tradewind/domain/request";
import { Effect } from "effect";
import type { HttpOptions } from "./http-options.ts";
import { createJoin } from "./join.ts";
import { type Reading, readReply } from "./read-reply.ts";
import type { Reply } from "./reply.ts";
import { answerToCommand, answerToQuery, type CommandSuccess } from "./reply-errors.ts";
import { createSend, type SentFile } from "./send.ts";

export interface Http {
	/**
	 * Sends a query. Interrupting it aborts the request, unless another caller waits for the same one. `low` lets the browser
	 * send it after other requests.
	 */
	readonly query: <Input extends WireInput, Data>(
		call: Call<Input, Data>,
		input: Input,
		priority?: "low",
	) => Effect.Effect<Data, QueryError>;
	/** Sends a query with a file. Two uploads are never joined. It has a minute: photos take long on slow networks. */
	readonly upload: <Input extends WireInput, Data>(
		call: Call<Input, Data>,
		file: SentFile,
	) => Effect.Effect<Data, QueryError>;
	/** Sends the query of a list and reads each of its rows. */
	readonly page: <Input extends WireInput & { readonly page: string }, Wire, Row>(
		call: Call<Input, PageReply<Wire>>,
		input: Input,
		rowOf: (wire: Wire) => Row,
	) => Effect.Effect<ListPage<Row, undefined>, QueryError>;
	/**
	 * Sends a command: at most one request, never repeated, joined or aborted. After 15 s, and when interrupted, the
	 * request runs on, but its answer is dropped.
	 */
	readonly command: <Input extends WireInput, Data>(
		call: Call<Input, Data>,
		input: Input,
	) => Effect.Effect<CommandSuccess<Data>, CommandError>;
	/** Sends a command whose reply has no data that the domain reads. */
	readonly done: <Input extends WireInput>(
		call: Call<Input>,
		input: Input,
	) => Effect.Effect<CommandDone, CommandError>;
}

/**
 * Rows of the whole list. A list whose length the platform does not report ends with a page without rows: until then it has
 * infinitely many (docs/assumptions.md, A-155).
 */
export const totalOf = (data: readonly unknown[], total: number | null | undefined, page: number): number => {
	if (typeof total === "number") return total;
	return page === 1 && data.length === 0 ? 0 : Number.POSITIVE_INFINITY;
};

const timeout = "15 seconds";
const uploadTimeout = "60 seconds";

/** Sends the platform's request/response calls (Spec 1 §7, §8). */
export const createHttp = (options: HttpOptions): Http => {
	const send = createSend(options);
	const join = createJoin();
	/** Grows when a command is sent and when it is answered: a later query never joins an earlier one. */
	let commandMarks = 0;
	const beginCommand = createCommandCount(options);

	const read = <Input extends WireInput, Data>(
		call: Call<Input, Data>,
		reply: Reply,
		token: ReturnType<HttpOptions["token"]>,
	): Reading<Data> => {
		const reading = readReply(call, reply);
		if (reading.is === "success") for (const row of reading.leftOut) options.onRowLeftOut?.(call.id, row);
		if (reading.is === "session invalid" && token && !call.initial) options.onSessionInvalid(token);
		return reading;
	};

	const query: Http["query"] = (call, input, priority) =>
		Effect.suspend(() => {
			if (call.kind !== "query") return Effect.die(new Error(`${call.id} is not a query`));
			if (!options.isOnline()) return Effect.fail(new Unreachable({ reason: "offline" }));
			const token = options.token();
			const key = JSON.stringify([call.id, input, token, options.language(), commandMarks]);
			const start = async (signal: AbortSignal) =>
				read(call, await send(call, input, { token, signal, priority }), token);
			return join(key, start).pipe(
				Effect.timeoutOrElse({
					duration: timeout,
					orElse: () => Effect.succeed({ is: "no answer" } as const),
				}),
				Effect.flatMap((reading) => answerToQuery(call.id, reading)),
			);
		});

	const upload: Http["upload"] = (call, file) =>
		Effect.suspend(() => {
			if (call.sends !== "file") return Effect.die(new Error(`${call.id} sends no file`));
			if (!options.isOnline()) return Effect.fail(new Unreachable({ reason: "offline" }));
			const token = options.token();
			return Effect.promise(async (signal) =>
				read(call, await send(call, {}, { token, signal, file }), token),
			).pipe(
				Effect.timeoutOrElse({
					duration: uploadTimeout,
					orElse: () => Effect.succeed({ is: "no answer" } as const),
				}),
				Effect.flatMap((reading) => answerToQuery(call.id, reading)),
			);
		});

	const command: Http["command"] = (call, input) =>
		Effect.suspend(() => {
			if (call.kind !== "command") return Effect.die(new Error(`${call.id} is not a command`));
			if (!options.isOnline()) return Effect.fail(new NotSent({ reason: "offline" }));
			const token = options.token();
			commandMarks++;
			const end = beginCommand();
			const answer = send(call, input, { token })
				.then((reply) => {
					commandMarks++;
					return read(call, reply, token);
				})
				.finally(end);
			return Effect.promise(() => answer).pipe(
				Effect.timeoutOrElse({
					duration: timeout,
					orElse: () => Effect.as(Effect.sync(end), { is: "timed out" } as const),
				}),
				Effect.flatMap(answerToCommand),
			);
		});

	return {
		query,
		upload,
		page: (call, input, rowOf) =>
			Effect.map(query(call, input), ({ data, total }) => ({
				rows: data.map(rowOf),
				total: totalOf(data, total, Number(input.page)),
				extra: undefined,
			})),
		command,
		done: (call, input) => Effect.map(command(call, input), ({ message }) => ({ message })),
	};
};

/** Counts the commands in flight. Returns the function that begins one, which returns the one that ends it. */
const createCommandCount = ({ onCommands }: HttpOptions): (() => () => void) => {
	const inFlight = new Set<symbol>();
	return () => {
		const one = Symbol("command");
		onCommands?.(inFlight.add(one).size);
		return () => {
			if (inFlight.delete(one)) onCommands?.(inFlight.size);
		};
	};
};
