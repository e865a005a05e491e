import { expect, test } from "vitest";
import { clockText } from "./clock-text.ts";

test.each([
	[0, "0:00"],
	[9, "0:09"],
	[60, "1:00"],
	[299, "4:59"],
	[3600, "60:00"],
])("Spec 1 §4: %i seconds are counted down as %s", (seconds, text) => {
	expect(clockText(seconds)).toBe(text);
});
