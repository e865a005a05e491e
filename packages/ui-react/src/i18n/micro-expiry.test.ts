import { firstWords, words } from "virtual:catalogues";
import { expect, test } from "vitest";

test("In Traditional Chinese a micro order always ends as 到期; 結束 is the end of a span of dates alone", async () => {
	const said = Object.entries({ ...(await firstWords.hk?.())?.words, ...(await words.hk?.())?.words }).filter(
		([, text]) => text.includes("結束"),
	);
	expect(said.map(([key]) => key)).toEqual(["shared.days.needsBoth", "shared.days.wrongOrder"]);
});
