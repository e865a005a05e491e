import { expect, test } from "vitest";
import { requireValue } from "./command-answer.ts";

test("a value that a state always has is read from its context; a missing one is a defect", () => {
	expect(requireValue(0)).toBe(0);
	expect(() => requireValue(undefined)).toThrow("The machine is in a state that its context does not allow");
});
