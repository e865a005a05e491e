import { expect, test } from "vitest";
import { present } from "./command-answer.ts";

test("what a state always has is taken from its context; where it is missing, that is a defect", () => {
	expect(present(0)).toBe(0);
	expect(() => present(undefined)).toThrow("The machine is in a state that its context does not allow");
});
