import type { Schema } from "effect";

/** A Schema whose decoded and encoded sides are the same JSON: the contracts describe the wire, they never convert it (what `ifTold` can't read is `null`). */
export type WireSchema<A = unknown> = Schema.Codec<A, A>;

/** Text values only: everything a customer sends travels in a query string or a form. */
export type WireInput = Readonly<Record<string, string>>;

/**
 * One request and its reply, as plain data. The HTTP adapter, the mock platform, the Pact tests and the OpenAPI file all read this.
 *
 * `kind` is the promise that matters: a *query* may be repeated, joined or cancelled; a *command* moves money or
 * settings and is never retried, joined, cached or aborted, whatever its HTTP method.
 */
export interface Call<Input extends WireInput = WireInput, Reply = unknown> {
	/** `noun.verb`, unique over all calls. */
	readonly id: string;
	readonly kind: "query" | "command";
	readonly method: "GET" | "POST";
	readonly path: string;
	readonly sends: "nothing" | "query" | "form";
	/** Who may call: anybody, or only a holder of a valid token (else code 999). */
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

/** Fills in the common case: an enveloped reply to a call that is not part of start-up. */
export const defineCall = <Input extends WireInput, Reply>(
	call: Described<Input, Reply>,
): Call<Input, Reply> => ({
	replies: "enveloped",
	initial: false,
	...call,
});
