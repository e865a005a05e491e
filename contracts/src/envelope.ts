import { Schema } from "effect";

/** The envelope of every reply that is not plain (Spec 1 §8). `code` 1 is success, 999 an invalid session, any other a refusal. */
export const Envelope = Schema.Struct({
	code: Schema.Int,
	msg: Schema.String,
	data: Schema.optionalKey(Schema.Unknown),
}).annotate({ identifier: "Envelope" });

export type Envelope = typeof Envelope.Type;

export const codes = { success: 1, refused: 0, invalidSession: 999 } as const;
