import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { lost } from "../../command/command.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { Refused } from "../../request/request.errors.ts";
import { CopyTrading } from "../copy-trading.port.ts";
import { ada, memoryCopyTrading, moneyOf, on, rateOf } from "../copy-trading.test-support.ts";
import { userId } from "../user-id.ts";
import type { FollowCommand } from "./follow-command.ts";
import { reconcileFollow } from "./reconcile-follow.ts";

const settings = { multiple: rateOf("2"), maxAmount: moneyOf("500") };
const follow: FollowCommand = { is: "follow", trader: ada.userId, settings };
const unfollow: FollowCommand = { is: "unfollow", trader: ada.userId };
const found = { is: "confirmed", answer: { message: undefined } };
const followedAda = { ...ada, isFollowed: true };

const send = (command: FollowCommand) =>
	Effect.gen(function* () {
		const platform = yield* CopyTrading;
		return yield* command.is === "follow" ? platform.follow(command) : platform.unfollow(command.trader);
	});

describe("Pitfall 2: whether a command was carried out, by the trader's page", () => {
	test.each([
		["a follow that was carried out", follow, ada],
		["an unfollow that was carried out", unfollow, followedAda],
	] as const)("%s and whose answer was lost is confirmed", async (_, command, trader) => {
		const platform = memoryCopyTrading({ traders: [trader], replaceAnswer: () => Effect.fail(lost) });
		expect(await on(platform, Effect.flip(send(command)))).toBe(lost);
		expect(await on(platform, reconcileFollow(command))).toEqual(found);
	});

	test.each([
		["follow", follow, ada],
		["unfollow", unfollow, followedAda],
	] as const)("a %s command that never arrived is absent", async (_, command, trader) => {
		expect(await on(memoryCopyTrading({ traders: [trader] }), reconcileFollow(command))).toEqual({
			is: "absent",
		});
	});

	test("a trader who cannot be read proves nothing", async () => {
		const unknown = { ...unfollow, trader: userId(99) };
		expect(await on(memoryCopyTrading(), Effect.flip(reconcileFollow(unknown)))).toEqual(
			new Refused({ code: 0, message: "No such trader" }),
		);
	});
});

describe("The in-memory platform", () => {
	test("counts followers, keeps settings, and refuses invalid commands", async () => {
		const platform = memoryCopyTrading({ traders: [ada] });
		const trader = Effect.flatMap(CopyTrading, ({ trader }) => trader(ada.userId));
		expect(await on(platform, send(follow))).toEqual({ message: "Followed" });
		expect([...platform.followed].map(plain)).toEqual([[ada.userId, plain(settings)]]);
		expect((await on(platform, trader)).followers).toBe(13);
		expect(await on(platform, Effect.flip(send(follow)))).toEqual(
			new Refused({ code: 0, message: "Already followed" }),
		);
		expect(await on(platform, send(unfollow))).toEqual({ message: "Not followed any more" });
		expect([[...platform.followed], (await on(platform, trader)).followers]).toEqual([[], 12]);
		expect(await on(platform, Effect.flip(send(unfollow)))).toEqual(
			new Refused({ code: 0, message: "Not followed" }),
		);
	});
});
