import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clocksDisagree, type DeviceMoment, elapsedBetween, momentOfAnswer } from "./device-moment.ts";
import { instant } from "./instant.ts";

const moment = (wall: number, elapsed: number): DeviceMoment => ({ wall: instant(wall), elapsed });
const start = moment(1_000_000, 500);

describe("Pitfall 9: two clocks of one device", () => {
	test.each([
		["nothing passed", moment(1_000_000, 500), 0, false],
		["a minute passed", moment(1_060_000, 60_500), 60_000, false],
		["the wall clock was set forward by a second meanwhile", moment(1_061_000, 60_500), 60_000, false],
		["it was set back by a second meanwhile", moment(1_059_000, 60_500), 60_000, false],
		["the device slept or its clock was set forward", moment(1_061_001, 60_500), 60_000, true],
		["its clock was set back", moment(1_058_999, 60_500), 60_000, true],
		["its clock was set back by two hours", moment(-6_140_000, 60_500), 60_000, true],
		["the other moment is of an older page", moment(1_060_000, 100), 0, true],
	])("when %s", (_, now, passed, disagree) => {
		expect([elapsedBetween(start, now), clocksDisagree(start, now)]).toEqual([passed, disagree]);
	});

	test("an answer is valid for the middle of its round trip", () => {
		expect(momentOfAnswer(start, moment(1_000_400, 900))).toEqual(moment(1_000_200, 700));
	});

	test.each([
		["during a sleep of the device", moment(1_060_400, 900)],
		["during which the clock was set back", moment(940_400, 900)],
	])("an answer with a round trip %s is as old as its request, and uncertain at once", (_, came) => {
		const answeredAt = momentOfAnswer(start, came);
		expect([answeredAt, clocksDisagree(answeredAt, came)]).toEqual([start, true]);
	});

	test("the error of the middle is at most half the round trip", () => {
		const ways = fc.tuple(fc.nat(20_000), fc.nat(20_000));
		fc.assert(
			fc.property(ways, ([there, back]) => {
				const way = there + back;
				const answeredAt = momentOfAnswer(start, moment(1_000_000 + way, 500 + way));
				expect(Math.abs(answeredAt.elapsed - (500 + there))).toBeLessThanOrEqual(way / 2);
				expect(answeredAt.wall - start.wall).toBe(answeredAt.elapsed - start.elapsed);
			}),
		);
	});
});
