import { expect, test } from "vitest";
import { words as first } from "./catalogues/hk.ts";
import { words as later } from "./catalogues/later/hk.ts";

test("In Traditional Chinese a micro order always ends as 到期; 結束 is the end of a span of dates alone", () => {
	const said = Object.entries({ ...first, ...later }).filter(([, text]) => text.includes("結束"));
	expect(said.map(([key]) => key)).toEqual(["shell.days.needsBoth", "shell.days.wrongOrder"]);
});
