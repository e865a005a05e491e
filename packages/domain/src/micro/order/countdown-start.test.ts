import { expect, test } from "vitest";
import { instant } from "../../time/instant.ts";
import { countdownOf } from "./countdown.ts";

test("an order without a time left counts down from its whole duration", () => {
	const measuredAt = { wall: instant(0), elapsed: 0 };
	const order = { seconds: 30, measuredAt };
	expect(countdownOf({ ...order, remaining: undefined } as never)).toEqual({
		remaining: 30_000,
		at: measuredAt,
	});
	expect(countdownOf({ ...order, remaining: 0 } as never)).toEqual({ remaining: 0, at: measuredAt });
});
