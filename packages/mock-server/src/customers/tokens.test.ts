import { expect, test } from "vitest";
import { createRealClock } from "../clock/real-clock.ts";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createPlatform, type PlatformOptions } from "../platform.ts";

const mia = { account: "mia@tradewind.test" };

const tokensOf = (clock: PlatformOptions["clock"], count: number): readonly string[] => {
	const { control, stop } = createPlatform({ ...(clock && { clock }) });
	const tokens = Array.from({ length: count }, () => control["session/open"](mia).token);
	stop();
	return tokens;
};

test("tokens of 160 bits do not follow from the seed, the start and earlier tokens", () => {
	const clock = { ...createRealClock(), now: () => 1_772_445_600_000 };
	const all = [...tokensOf(clock, 200), ...tokensOf(clock, 200)];
	expect(new Set(all).size).toBe(400);
	expect(all.filter((token) => !/^[0-9a-f]{40}$/.test(token))).toEqual([]);
});

test("under a virtual clock the same seed gives the same tokens", () => {
	expect(tokensOf(createVirtualClock(), 3)).toEqual(tokensOf(createVirtualClock(), 3));
});
