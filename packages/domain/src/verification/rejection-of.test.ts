import { expect, test } from "vitest";
import { rejectionOf } from "./verification-level.ts";

test("A-360: only a level that has to be submitted again tells why it was rejected", () => {
	const record = { reason: "cut off" } as never;
	expect([
		rejectionOf("not submitted", record),
		rejectionOf("not submitted", undefined),
		rejectionOf("waiting for review", record),
	]).toEqual(["cut off", undefined, undefined]);
});
