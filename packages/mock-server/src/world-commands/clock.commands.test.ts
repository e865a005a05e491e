import { contract, loan } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import type { Slices } from "../clock/slices.ts";
import { createPlatform } from "../platform.ts";
import { createBench } from "../test/client.test-support.ts";

const account = "mia@tradewind.test";
const timeOf = (bench: ReturnType<typeof createBench>): string => bench.state().clock.time;

describe("the clock moves until something planned happens", () => {
	test("a micro order settles, of a customer or in an instrument", () => {
		const bench = createBench({ scenario: "untraded" });
		const { control } = bench.platform;
		control["micro/place"]({ account, code: "EURUSD", direction: "up", amount: "50", seconds: 60 });
		control["micro/place"]({ account, code: "XAUUSD", direction: "up", amount: "50", seconds: 30 });
		control["clock/until"]({ event: "micro order settles", code: "EURUSD" });
		expect(timeOf(bench)).toBe("2026-03-02T10:01:00.000Z");
		expect(bench.state().microOrders.map(({ Status }) => Status)).toEqual([3, 3]);
		expect(() => control["clock/until"]({ event: "micro order settles", account })).toThrow(
			"event: no such moment is planned: micro order settles",
		);
	});

	test("a market opens as planned", () => {
		const bench = createBench();
		const { control } = bench.platform;
		control.market({ code: "EURUSD", open: false, reopensInMs: 90_000 });
		control["clock/until"]({ event: "market opens", code: "EURUSD" });
		expect(timeOf(bench)).toBe("2026-03-02T10:01:30.000Z");
		expect(bench.state().market.find(({ code }) => code === "EURUSD")?.isOpen).toBe(true);
	});

	test("a market closes for its daily pause and opens again", () => {
		const bench = createBench();
		const { control } = bench.platform;
		control["clock/until"]({ event: "market closes", code: "US500" });
		expect(timeOf(bench)).toMatch(/^2026-03-02T21:00:00/);
		control["clock/until"]({ event: "market opens", code: "US500" });
		expect(timeOf(bench)).toMatch(/^2026-03-02T22:00:00/);
	});

	test("A-371: a loan is due on its last day without a penalty, and overdue on the next, in the zone of the site", async () => {
		const bench = createBench({ scenario: "loan-to-repay" });
		const { control } = bench.platform;
		control.flags({ timezone: "Asia/Tokyo" });
		const penalty = async () => {
			const { data } = await bench.ask(loan.getRecords, { page: "1" });
			return Object(data).data[0].penalty_amount;
		};
		control["clock/until"]({ event: "loan due", account });
		expect([timeOf(bench), await penalty()]).toEqual(["2026-03-21T15:00:00.000Z", "0"]);
		control["clock/until"]({ event: "loan overdue", account });
		expect([timeOf(bench), await penalty()]).toEqual(["2026-03-22T15:00:00.000Z", "1"]);
	});

	test("A-370: the platform decides what control has not decided; what it has decided is no moment", () => {
		const bench = createBench({ scenario: "loan-waiting" });
		const { control } = bench.platform;
		control["clock/until"]({ event: "review decided" });
		expect(timeOf(bench)).toBe("2026-03-02T10:05:00.000Z");
		control.reset({});
		control["loan/application"]({ account, approved: false });
		expect(() => control["clock/until"]({ event: "review decided" })).toThrow("event:");
	});

	test("a fund pays its next income", () => {
		const bench = createBench({ scenario: "fund-held" });
		const { control } = bench.platform;
		const incomes = () => bench.state().journal.filter(({ occasion }) => occasion === "fund income").length;
		const before = incomes();
		control["clock/until"]({ event: "fund income paid", account });
		expect([timeOf(bench), incomes()]).toEqual(["2026-03-03T10:00:00.000Z", before + 1]);
	});

	test.each([
		[{ event: "loan due", code: "EURUSD" }, "code: leave it empty: this event is planned for all of them"],
		[{ event: "review decided", account }, "account: leave it empty: this event is planned for all of them"],
		[{ event: "loan due", account: "nobody" }, "account: there is no customer nobody"],
		[{ event: "loan due" }, "event: no such moment is planned: loan due"],
	])("%j is refused", (body, message) => {
		const { control } = createBench().platform;
		expect(() => control["clock/until"](body)).toThrow(message);
	});
});

test("the clock moves to a moment, and not back", () => {
	const bench = createBench();
	const { control } = bench.platform;
	control["clock/to"]({ at: "2026-03-09T00:00:00Z" });
	expect(timeOf(bench)).toBe("2026-03-09T00:00:00.000Z");
	expect(() => control["clock/to"]({ at: "2026-03-08T00:00:00Z" })).toThrow(
		"at: it is 2026-03-09T00:00:00.000Z already",
	);
	expect(() => control["clock/to"]({ at: "2028-01-01T00:00:00Z" })).toThrow(
		"at: is more than 366 days ahead",
	);
	expect(() => control["clock/to"]({ at: "2026-13-08T00:00:00Z" })).toThrow("at:");
});

test("the clock is paused, resumed and sped up; a reset ends that", () => {
	const bench = createBench();
	const { control } = bench.platform;
	const speeds = [
		() => control["clock/pause"](),
		() => control["clock/resume"](),
		() => control["clock/speed"]({ speed: 60 }),
		() => control.reset(),
	].map((change) => {
		change();
		return bench.state().clock.speed;
	});
	expect(speeds).toEqual([0, 1, 60, 1]);
});

describe("a jump that takes long", () => {
	const post = (platform: ReturnType<typeof createPlatform>, command: string, body: object) =>
		platform.fetch(
			new Request(`http://platform.test/__control/${command}`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(body),
			}),
		);
	const clockOf = async (platform: ReturnType<typeof createPlatform>) =>
		(await platform.fetch(new Request("http://platform.test/__control/clock"))).json();
	const slices: Slices = { begin: () => () => false, pause: () => new Promise(setImmediate) };
	const until = "2026-04-01T10:00:00.000Z";
	const from = "2026-03-02T10:00:00.000Z";

	test("tells how far it is while it runs, and refuses a second one", async () => {
		const platform = createPlatform({ scenario: "holding-orders", slices });
		const jump = post(platform, "clock", { advanceMs: 30 * 86_400_000 });
		const times: string[] = [];
		for (let turn = 0; turn < 4; turn++) {
			await new Promise(setImmediate);
			const { time, ...others } = await clockOf(platform);
			times.push(time);
			expect(others).toEqual({ speed: 1, jump: { from, until } });
		}
		const second = await post(platform, "clock/to", { at: "2026-05-01T00:00:00Z" });
		expect(await second.json()).toEqual({ field: "at", msg: `at: the clock is moving to ${until} already` });
		expect((await jump).status).toBe(200);
		expect(times).toEqual([...new Set(times)].sort());
		expect(await clockOf(platform)).toEqual({ time: until, speed: 1, jump: null });
	});

	test("ends with a reset", async () => {
		const platform = createPlatform({ scenario: "holding-orders", slices });
		const jump = post(platform, "clock", { advanceMs: 30 * 86_400_000 });
		await new Promise(setImmediate);
		await post(platform, "reset", {});
		await jump;
		expect(await clockOf(platform)).toEqual({ time: from, speed: 1, jump: null });
	});

	test("answers customers meanwhile", async () => {
		const platform = createPlatform({ scenario: "holding-orders", slices });
		const { token } = platform.control["session/open"]({ account });
		const jump = post(platform, "clock", { advanceMs: 30 * 86_400_000 });
		const url = `http://platform.test${contract.getMyDeal.path}?status=1&page=1`;
		const answer = await platform.fetch(new Request(url, { headers: { authorization: token, lang: "en" } }));
		expect(answer.status).toBe(200);
		expect((await clockOf(platform)).jump).not.toBeNull();
		await jump;
	});
});
