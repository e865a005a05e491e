import { expect, test } from "vitest";
import { attackPlatform } from "./attack-platform.ts";

test("after 2,000 malformed requests, upgrades and frames the platform serves, and reported no error", async () => {
	expect(await attackPlatform(2000, 29)).toEqual({ attacks: 2000, isServing: true, errors: "" });
});
