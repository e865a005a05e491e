import { realtime } from "@tradewind/contracts";
import { Schema } from "effect";
import type { SentText } from "./socket.ts";
import { subjectOf } from "./subject.ts";

/** A frame as it is sent: encoded once for all who receive it. */
export interface EncodedFrame extends SentText {
	readonly type: realtime.ServerFrame["type"];
}

const check = Schema.decodeUnknownSync(realtime.ServerFrame);

/** Throws if the frame breaks the contract. */
export const encodeFrame = (frame: realtime.ServerFrame): EncodedFrame => ({
	type: frame.type,
	text: JSON.stringify(check(frame)),
	subject: subjectOf(frame),
});
