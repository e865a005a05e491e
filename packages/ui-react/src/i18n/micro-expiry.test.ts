import { firstWords, words } from "virtual:catalogues";
import { expect, test } from "vitest";

test("In Traditional Chinese the expiry of a micro order is always 到期; 結束 only means the end of a date range", async () => {
	const said = Object.entries({ ...(await firstWords.hk?.())?.words, ...(await words.hk?.())?.words }).filter(
		([, text]) => text.includes("結束"),
	);
	expect(said.map(([key]) => key)).toEqual(["shared.days.needsBoth", "shared.days.wrongOrder"]);
});
