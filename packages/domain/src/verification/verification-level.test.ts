import { describe, expect, test } from "vitest";
import { instant } from "../time/instant.ts";
import { reviewEnd, reviewHours } from "./real-name.ts";
import {
	type Certification,
	certificationOf,
	isVerified,
	type LevelCard,
	type LevelStatus,
	levelCards,
	mayOpen,
	type TwoLevelStatus,
} from "./verification-level.ts";

const [none, waiting, certified] = ["not submitted", "waiting for review", "certified"] as const;
const all = "submitted already";

test.each<[LevelStatus, LevelStatus, Certification]>([
	[none, none, "uncertified"],
	[waiting, none, "uncertified"],
	[waiting, waiting, "uncertified"],
	[certified, none, "junior"],
	[certified, waiting, "junior"],
	[certified, certified, "advanced"],
	[none, certified, "advanced"],
])("Spec 2 §6: junior %s and senior %s is %s", (junior, senior, level) => {
	expect(certificationOf({ junior, senior }, false)).toBe(level);
});

test("A-363: a verified name is at least junior, also on a platform without levels", () => {
	expect([
		certificationOf({ junior: none, senior: none }, true),
		certificationOf({ junior: none, senior: certified }, true),
		certificationOf(undefined, true),
		certificationOf(undefined, false),
	]).toEqual(["junior", "advanced", "junior", "uncertified"]);
});

describe("Spec 2 §2, §4: the cards of the two levels", () => {
	test.each<[LevelStatus, LevelStatus, LevelCard["block"], LevelCard["block"]]>([
		[none, none, undefined, undefined],
		[waiting, none, all, undefined],
		[certified, none, all, undefined],
		[certified, waiting, all, all],
		[certified, certified, all, all],
		[none, waiting, undefined, all],
	])("junior %s, senior %s", (junior, senior, juniorBarrier, seniorBarrier) => {
		const status: TwoLevelStatus = { junior, senior };
		expect(levelCards(status)).toEqual([
			{ level: "junior", status: junior, block: juniorBarrier },
			{ level: "senior", status: senior, block: seniorBarrier },
		]);
		expect([mayOpen("junior", status), mayOpen("senior", status)]).toEqual([
			juniorBarrier === undefined,
			seniorBarrier === undefined,
		]);
	});
});

test("Spec 2 §9: a review takes at most 48 hours", () => {
	expect([reviewHours, reviewEnd(instant(1_767_225_600_000))]).toEqual([48, 1_767_398_400_000]);
});

test("Spec 2 §6: an identity is verified by the certification as last read, and by the login only while that is unknown", () => {
	const atLogin = (isReal: boolean) =>
		([undefined, "uncertified", "junior", "advanced"] as const).map((read) => isVerified(read, { isReal }));
	expect([atLogin(false), atLogin(true)]).toEqual([
		[false, false, true, true],
		[true, false, true, true],
	]);
});
