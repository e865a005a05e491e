import { expect, test } from "vitest";
import { killPlatform } from "./kill-platform.ts";

test("B6: three kills of a platform at any moment lose no answered command, no session and no posting", async () => {
	const { answered, lost } = await killPlatform(3, 41);
	expect(lost).toEqual([]);
	expect(answered).toBeGreaterThan(10);
});
