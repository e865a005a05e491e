import { describe, expect, test } from "vitest";
import type { AccountKind, Balance } from "../account/balance.ts";
import { decimal, money } from "../money/decimal.ts";
import type { Identity } from "../verification/identity-requests.ts";
import { currentStep, isStarted, type StartFacts, startSteps } from "./start-steps.ts";

const holding = (kind: AccountKind, free: string, locked?: string): Balance => ({
	accountId: 1,
	kind,
	free: money(decimal(free)),
	locked: locked === undefined ? undefined : money(decimal(locked)),
});
const empty = [holding("forex", "0", "0"), holding("micro", "0"), holding("change", "0")];
const unverified: Identity = { certification: "uncertified", review: "none" };
const everyStep = { asksIdentity: true, offersDeposits: true, separatesCash: true };
const newcomer: StartFacts = {
	site: everyStep,
	identity: unverified,
	balances: empty,
	hasTraded: false,
	hasWaitingDeposit: false,
};
const statuses = (facts: Partial<StartFacts>) =>
	startSteps({ ...newcomer, ...facts }).map(({ name, status }) => `${name}: ${status}`);
const current = (facts: Partial<StartFacts>) => {
	const step = currentStep(startSteps({ ...newcomer, ...facts }));
	return step && `${step.name}: ${step.status}`;
};

describe("A-580: the way to the first trade", () => {
	test("a new customer has all of it to go", () => {
		expect([statuses({}), current({})]).toEqual([
			["verify: open", "deposit: open", "move: open", "trade: open"],
			"verify: open",
		]);
	});

	test("what is not known is neither done nor open, and later steps wait for it", () => {
		const nothing = { identity: undefined, balances: undefined, hasTraded: undefined };
		expect([statuses(nothing), current(nothing)]).toEqual([
			["verify: unknown", "deposit: unknown", "move: unknown", "trade: unknown"],
			"verify: unknown",
		]);
		expect(statuses({ hasWaitingDeposit: undefined })[1]).toBe("deposit: unknown");
		expect(statuses({ hasTraded: undefined }).slice(1)).toEqual([
			"deposit: unknown",
			"move: unknown",
			"trade: unknown",
		]);
	});

	test.each<[Identity, string]>([
		[{ certification: "uncertified", review: "waiting for review" }, "verify: waiting"],
		[{ certification: "uncertified", review: "rejected" }, "verify: rejected"],
		[{ certification: "junior", review: "none" }, "deposit: open"],
		[{ certification: "junior", review: "rejected" }, "deposit: open"],
		[{ certification: "advanced", review: "none" }, "deposit: open"],
	])("with an identity that is %j the next step is %s", (identity, step) => {
		expect(current({ identity })).toBe(step);
	});

	const verified: Partial<StartFacts> = { identity: { certification: "junior", review: "none" } };

	test("a deposit that waits for the platform is not asked for again", () => {
		const paid = { ...verified, hasWaitingDeposit: true };
		expect([statuses(paid), current(paid)]).toEqual([
			["verify: done", "deposit: waiting", "move: open", "trade: open"],
			"deposit: waiting",
		]);
	});

	test("money in the cash account is paid in, but not moved; frozen money counts too", () => {
		for (const cash of [holding("change", "100"), holding("change", "0", "100")])
			expect([
				statuses({ ...verified, balances: [...empty.slice(0, 2), cash] }),
				current({ ...verified, balances: [...empty.slice(0, 2), cash] }),
			]).toEqual([["verify: done", "deposit: done", "move: open", "trade: open"], "move: open"]);
	});

	test.each(["forex", "micro"] as const)("money in the account %s can be traded", (kind) => {
		const balances = [...empty, holding(kind, "100")];
		expect([statuses({ ...verified, balances }), current({ ...verified, balances })]).toEqual([
			["verify: done", "deposit: done", "move: done", "trade: open"],
			"trade: open",
		]);
	});

	test("who has traded has walked the whole way, also when the money is lost", () => {
		const traded = { ...verified, hasTraded: true, hasWaitingDeposit: undefined };
		expect([statuses(traded), current(traded)]).toEqual([
			["verify: done", "deposit: done", "move: done", "trade: done"],
			undefined,
		]);
	});

	test("it ends with the first trade, and is not known to have ended before the orders are read", () => {
		expect([true, false, undefined].map((hasTraded) => isStarted({ hasTraded }))).toEqual([
			true,
			false,
			undefined,
		]);
	});

	test("a site shows only the steps that it has", () => {
		expect([
			statuses({ site: { ...everyStep, asksIdentity: false } }),
			statuses({ site: { ...everyStep, separatesCash: false } }),
			statuses({ site: { asksIdentity: false, offersDeposits: false, separatesCash: false } }),
		]).toEqual([
			["deposit: open", "move: open", "trade: open"],
			["verify: open", "deposit: open", "trade: open"],
			["trade: open"],
		]);
	});
});
