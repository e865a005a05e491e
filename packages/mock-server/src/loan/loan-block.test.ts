import { decimal, money, toText } from "@tradewind/domain/money";
import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { scenarioNamed } from "../scenarios/scenarios.ts";
import { createWorld } from "../world.ts";

const mia = 1;
const omar = 2;
const amountOf = (text: string) => money(decimal(text));

const worldIn = (scenario: string) => {
	const world = createWorld({
		seed: "loans",
		clock: createVirtualClock(),
		origin: () => "http://localhost",
		restartTicks: () => {},
	});
	scenarioNamed(scenario)?.setUp(world);
	return world;
};

const blockOf = ({ nouns }: ReturnType<typeof worldIn>, customerId: number) =>
	Result.match(nouns.loan.loans.block(customerId), {
		onFailure: ({ message, facts }) => [message, facts],
		onSuccess: () => "none",
	});

const unpaid = ["loan.unpaid", { number: "1" }];

describe("Spec 2 §6: an unpaid loan blocks withdrawals and transfers", () => {
	test("of its customer, until it is repaid", () => {
		const world = worldIn("loan-to-repay");
		expect([blockOf(world, mia), blockOf(world, omar)]).toEqual([unpaid, "none"]);
		const loan = world.nouns.loan.loans.find(1);
		if (!loan) throw new Error("there is no loan");
		world.nouns.loan.loans.repay(loan);
		expect(blockOf(world, mia)).toEqual(unpaid);
		world.nouns.loan.loans.decideRepayment(mia, undefined, world.clock.now());
		expect(blockOf(world, mia)).toBe("none");
	});

	test("not while it waits, and not once it was rejected", () => {
		expect(["loan-approved", "loan-waiting", "default"].map((name) => blockOf(worldIn(name), mia))).toEqual([
			"none",
			"none",
			"none",
		]);
	});

	test("unless control switches that off", () => {
		const world = worldIn("loan-overdue");
		world.nouns.loan.loans.setBlocking(false);
		expect(blockOf(world, mia)).toBe("none");
		world.nouns.loan.loans.setBlocking(true);
		expect(blockOf(world, mia)).toEqual(unpaid);
	});
});

describe("Spec 2 §9: the days of a loan are those of the site's time zone", () => {
	test.each([
		["GMT", "2026-03-01T23:50:00Z", "2026-03-12T00:10:00Z", "2"],
		["America/New_York", "2026-03-01T23:50:00Z", "2026-03-12T00:10:00Z", "1.5"],
		["Asia/Hong_Kong", "2026-03-01T16:10:00Z", "2026-03-11T15:50:00Z", "1"],
	])("in %s from %s to %s the interest is %s", (zone, paidOut, now, interest) => {
		const world = worldIn("loan-approved");
		world.site.setInfo({ ...world.site.info(), timezone: zone });
		const [lent, at] = [Date.parse(paidOut), Date.parse(now)];
		world.clock.advance(at - world.clock.now());
		const { loans } = world.nouns.loan;
		const terms = { customerId: mia, planId: 1, amount: amountOf("1000"), agreement: "<p></p>" };
		const { id } = Result.getOrThrow(loans.submit(terms, lent));
		// The days show where interest accrues.
		loans.setAccrual(true);
		loans.decide(mia, undefined, lent);
		const loan = loans.find(id);
		expect(loan && toText(loans.owed(loan, at).interest)).toBe(interest);
	});
});
