import { expect, test } from "vitest";
import { visualRuns } from "./visual-runs.ts";

const latin = "noto-sans-latin-400-normal";
const arabic = "ibm-plex-sans-arabic-arabic-400-normal";
const runs = (line: string, isRtl: boolean) => visualRuns(line, isRtl).map(({ font, text }) => [font, text]);

test("a line in one script is one run", () => {
	expect(runs("Closing balance 1,234.50", false)).toEqual([[latin, "Closing balance 1,234.50"]]);
});

test("an Arabic line begins at the right: a number after a word is drawn to the left of it", () => {
	expect(runs("نوفمبر 2026", true)).toEqual([
		[latin, "2026"],
		[arabic, "نوفمبر "],
	]);
});

test("an amount keeps its sign in front, whatever is around it", () => {
	expect(runs("−216.464", false)).toEqual([[latin, "−216.464"]]);
});

test("brackets around Latin letters in an Arabic line open to the left and close to the right", () => {
	const text = runs("الوقت (GMT)", true)
		.map(([, part]) => part)
		.join("|");
	expect(text).toBe("(|GMT|)|الوقت ");
});

test("marks of direction are not drawn, and a character without a font is a question mark", () => {
	expect(runs("\u20661\u2069 \u{1f600}", false)).toEqual([
		[latin, "1"],
		[latin, " ?"],
	]);
});

test("Chinese characters come from the part of the font that has them", () => {
	const used = new Set(visualRuns("期初餘額", false).map(({ font }) => font.replace(/\d+-400/, "N-400")));
	expect(used).toEqual(new Set(["noto-sans-hk-N-400-normal"]));
});
