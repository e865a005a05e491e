import { Schema } from "effect";

/**
 * What every enveloped reply is wrapped in (Spec 1 §8). `code` 1 is success, 999 an invalid session, any other a refusal,
 * which needs no data.
 */
export const Envelope = Schema.Struct({
	code: Schema.Int,
	msg: Schema.String,
	data: Schema.optionalKey(Schema.Unknown),
}).annotate({ identifier: "Envelope" });

export type Envelope = typeof Envelope.Type;

export const codes = { success: 1, refused: 0, invalidSession: 999 } as const;
