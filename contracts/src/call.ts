import type { Schema } from "effect";
import { Nothing, pageOf } from "./wire.ts";

/** A Schema of JSON. It writes only values of `A`, and may read others (docs/assumptions.md, A-155). */
export type WireSchema<A = unknown> = Schema.Codec<A, unknown>;

/** Text values only: all customer input travels in a query string or a form. */
export type WireInput = Readonly<Record<string, string>>;

/** One request and its reply, as plain data. The HTTP adapter, the mock platform, the Pact tests and OpenAPI read it. */
export interface Call<Input extends WireInput = WireInput, Reply = unknown> {
	/** `noun.verb`, unique over all calls. */
	readonly id: string;
	/**
	 * A *query* may be repeated, joined or cancelled. A *command* moves money or settings and is never retried, joined,
	 * cached or aborted, whatever its HTTP method.
	 */
	readonly kind: "query" | "command";
	readonly method: "GET" | "POST";
	readonly path: string;
	/** `file` sends one file as `multipart/form-data`, in the field `file`. */
	readonly sends: "nothing" | "query" | "form" | "file";
	/** `session` calls need a valid token and answer code 999 without one. */
	readonly access: "public" | "session";
	/** `enveloped` replies are `{ code, msg, data }` and the schema describes `data`; `plain` replies are the schema itself. */
	readonly replies: "enveloped" | "plain";
	/** Code 999 on an initial call does not send the customer to /login (Spec 1 §8). */
	readonly initial: boolean;
	readonly clause: string;
	readonly summary: string;
	readonly input: WireSchema<Input>;
	readonly reply: WireSchema<Reply>;
	/** One real exchange: the Pact interaction and the OpenAPI example. */
	readonly example: { readonly input: NoInfer<Input>; readonly reply: NoInfer<Reply> };
}

export type InputOf<C> = C extends Call<infer Input, unknown> ? Input : never;
export type ReplyOf<C> = C extends Call<infer _Input, infer Reply> ? Reply : never;

type Described<Input extends WireInput, Reply> = Omit<Call<Input, Reply>, "replies" | "initial"> &
	Partial<Pick<Call<Input, Reply>, "replies" | "initial">>;

/** A call with its defaults: an enveloped reply, not part of start-up. */
export const defineCall = <Input extends WireInput, Reply>(
	call: Described<Input, Reply>,
): Call<Input, Reply> => ({
	replies: "enveloped",
	initial: false,
	...call,
});

/** A reply that is one page of a list: `data` rows out of `total` (Spec 1 §3). */
export interface PageReply<Row> {
	readonly data: readonly Row[];
	/** Not known to the app if it is absent: the list then ends with a page without rows. */
	readonly total?: number | null;
}

export type RowOf<C> = ReplyOf<C> extends PageReply<infer Row> ? Row : never;

interface DescribedPage<Input extends WireInput, Row>
	extends Pick<
		Call<Input, PageReply<Row>>,
		"id" | "path" | "access" | "clause" | "summary" | "input" | "example"
	> {
	readonly row: WireSchema<Row>;
}

/** A query that reads a list page by page; its input names the page, from 1. */
export const definePage = <Input extends WireInput & { readonly page: string }, Row>({
	row,
	...call
}: DescribedPage<Input, Row>): Call<Input, PageReply<Row>> =>
	defineCall({ ...call, kind: "query", method: "GET", sends: "query", reply: pageOf(row) });

/** The example reply of a page: one row. */
export const onePage = <Row>(row: Row) => ({ data: [row], total: 1 });

/** A command of a signed-in customer whose reply has no data. A POST sends a form, a GET a query. */
export const defineCommand = <Input extends WireInput>(
	call: Pick<
		Call<Input, typeof Nothing.Type>,
		"id" | "method" | "path" | "clause" | "summary" | "input" | "example"
	>,
): Call<Input, typeof Nothing.Type> =>
	defineCall({
		...call,
		kind: "command",
		sends: call.method === "POST" ? "form" : "query",
		access: "session",
		reply: Nothing,
	});

/**
 * Whether a request of the call carries `t` in its address: each GET (Spec 1 §7), and each command, because browsers repeat both on
 * their own when a connection breaks (docs/assumptions.md, A-31).
 */
export const carriesTime = ({ method, kind }: Pick<Call, "method" | "kind">): boolean =>
	method === "GET" || kind === "command";

/** Distinguishes a call from the schemas of its module. */
export const isCall = (value: unknown): value is Call =>
	typeof value === "object" && value !== null && "kind" in value && "path" in value && "reply" in value;
