import { realtime } from "@tradewind/contracts";
import { Schema } from "effect";
import { subjectOf } from "./subject.ts";

/** A frame as it is sent: encoded once for all who receive it. */
export interface EncodedFrame {
	readonly type: realtime.ServerFrame["type"];
	readonly text: string;
	/** Of frames with the same subject, the newest replaces the others. */
	readonly subject: string | undefined;
}

const check = Schema.decodeUnknownSync(realtime.ServerFrame);

/** Throws if the frame breaks the contract. */
export const encodeFrame = (frame: realtime.ServerFrame): EncodedFrame => ({
	type: frame.type,
	text: JSON.stringify(check(frame)),
	subject: subjectOf(frame),
});
