import { expect, test } from "vitest";
import { createFrameCounter } from "./frame-counter.ts";

/** A text frame of the server. */
const frame = (length: number): Buffer => {
	const head =
		length < 126
			? [0x81, length]
			: length < 65_536
				? [0x81, 126, length >> 8, length & 0xff]
				: [0x81, 127, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 0xff, length & 0xff];
	return Buffer.concat([Buffer.from(head), Buffer.alloc(length, "x")]);
};

test.each([1, 2, 3, 7, 1000, 1_000_000])("frames are counted when %i bytes arrive at once", (size) => {
	const counter = createFrameCounter();
	const bytes = Buffer.concat([0, 1, 125, 126, 300, 65_535, 65_536, 5].map(frame));
	for (let at = 0; at < bytes.length; at += size) counter.received(bytes.subarray(at, at + size));
	expect(counter.counted()).toEqual({ frames: 8, bytes: bytes.length });
});
