import fc from "fast-check";
import { expect, test } from "vitest";
import { mask } from "./mask.ts";

test.each([
	["TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf", "TXYZ…AeBf"],
	["0012345678", "0012…5678"],
	["DE89 3704 0044 0532 0130 00", "DE89…3000"],
	["𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡", "𝟘𝟙𝟚𝟛…𝟞𝟟𝟠𝟡"],
	["123456789", "123456789"],
	["12 34 56 789", "12 34 56 789"],
	["", ""],
])("Spec 2 §2: %j is shown in a list as %j", (text, visible) => {
	expect(mask(text)).toBe(visible);
});

test("a masked text is the text itself, or nine characters with the same start and end", () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[A-Za-z0-9]{0,40}$/), (text) => {
			const isShort = text.length <= 9;
			expect(mask(text)).toBe(isShort ? text : `${text.slice(0, 4)}…${text.slice(-4)}`);
		}),
	);
});
