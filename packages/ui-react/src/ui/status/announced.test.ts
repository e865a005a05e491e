import { expect, test } from "vitest";
import { announcedAfter } from "./announced.tsx";

test.each([
	["", "Stop-loss must be below 1.0845", "Stop-loss must be below 1.0845"],
	["Stop-loss must be below 1.0845", "Stop-loss must be below 1.0851", "Stop-loss must be below 1.0845"],
	["Reading 20 of 1,040", "Reading 1,040 of 1,040", "Reading 20 of 1,040"],
	["Reading 20 of 60", "60 rows are ready", "60 rows are ready"],
	["60 rows are ready", "", ""],
])("a state is announced once: after %j, %j gives %j", (last, text, announced) => {
	expect(announcedAfter(last, text)).toBe(announced);
});
