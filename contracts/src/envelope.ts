import { Schema } from "effect";
import { optional, Text, Whole } from "./wire.ts";

/** The envelope of every reply that is not plain (Spec 1 §8). `code` 1 is success, 999 an invalid session, any other a refusal. */
export const Envelope = Schema.Struct({
	code: Whole,
	msg: optional(Text),
	data: Schema.optionalKey(Schema.Unknown),
}).annotate({ identifier: "Envelope" });

export type Envelope = typeof Envelope.Type;

export const codes = { success: 1, refused: 0, invalidSession: 999 } as const;
