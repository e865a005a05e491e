import { expect, test } from "vitest";
import { requireValue } from "./command-answer.ts";

test("what a state always has is taken from its context; where it is missing, that is a defect", () => {
	expect(requireValue(0)).toBe(0);
	expect(() => requireValue(undefined)).toThrow("The machine is in a state that its context does not allow");
});
