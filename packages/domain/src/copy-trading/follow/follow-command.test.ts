import { describe, expect, test } from "vitest";
import { testCommand } from "../../command/command.test-support.ts";
import { expectOneCommandAtATime } from "../../command/one-at-a-time.test-support.ts";
import { ada } from "../copy-trading.test-support.ts";
import type { FollowEvent } from "./follow.setup.ts";
import { confirm, filled, followedAda, input, pressed, reading } from "./follow.test-support.ts";
import { emptyFollow } from "./follow-form.ts";

test("in any order of events one command is sent at a time and none twice", async () => {
	const events: readonly FollowEvent[] = [
		...filled,
		pressed,
		confirm,
		{ type: "unfollow" },
		{ type: "go back" },
		{ type: "refresh" },
		{ type: "facts", facts: { language: "de" } },
	];
	for (const trader of [ada, followedAda]) {
		const fill = trader.isFollowed ? [{ type: "unfollow" } as const] : filled;
		const sends = ["submit", "confirm"];
		const press = trader.isFollowed ? confirm : pressed;
		await expectOneCommandAtATime({ machine: reading(trader), input, fill, events, press, sends });
	}
});

describe("Following", () => {
	testCommand({
		machine: reading(ada),
		input,
		fill: filled,
		press: pressed,
		sends: { is: "follow", trader: ada.userId, settings: { multiple: "2", maxAmount: "500" } },
		back: expect.toBeOneOf(["filling in settings", "not followed"]),
		emptied: emptyFollow,
	});
});

describe("Unfollowing", () => {
	testCommand({
		machine: reading(followedAda),
		input,
		fill: [{ type: "unfollow" }],
		press: confirm,
		sends: { is: "unfollow", trader: ada.userId },
		back: expect.toBeOneOf(["confirming unfollow", "followed"]),
		emptied: emptyFollow,
	});
});
