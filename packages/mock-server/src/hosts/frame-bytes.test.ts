import { expect, test } from "vitest";
import { createFrameBytes, encodeText } from "./frame-bytes.ts";

test("a text that a thousand sockets send is encoded once", () => {
	const encoded: string[] = [];
	const bytesOf = createFrameBytes((text) => {
		encoded.push(text);
		return encodeText(text);
	});
	const sent = Array.from({ length: 1000 }, (_, place) => bytesOf(place % 2 === 0 ? "EUR/USD" : "Gold"));
	expect([encoded, sent.slice(0, 2).map((bytes) => String(Buffer.from(bytes.subarray(2))))]).toEqual([
		["EUR/USD", "Gold"],
		["EUR/USD", "Gold"],
	]);
});

test.each([
	[0, [0x81, 0]],
	[125, [0x81, 125]],
	[126, [0x81, 126, 0, 126]],
	[65_535, [0x81, 126, 0xff, 0xff]],
	[65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])("a text of %i bytes has its length in front of it", (length, head) => {
	const bytes = encodeText("x".repeat(length));
	expect([[...bytes.subarray(0, head.length)], bytes.length]).toEqual([head, head.length + length]);
});
