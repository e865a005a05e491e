import { describe, expect, test } from "vitest";
import type { AccountKind, Balance } from "../account/balance.ts";
import { decimal, money } from "../money/decimal.ts";
import type { Identity } from "../verification/read-identity.ts";
import { isStarted, nextStep, type StartFacts, startSteps } from "./start-steps.ts";

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
const next = (facts: Partial<StartFacts>) => nextStep(startSteps({ ...newcomer, ...facts }))?.name;

describe("A-580: the way to the first trade", () => {
	test("a new customer has all of it to go", () => {
		expect([statuses({}), next({})]).toEqual([
			["verify: open", "deposit: open", "move: open", "trade: open"],
			"verify",
		]);
	});

	test("what is not known is neither done nor open, and nothing is proposed before it", () => {
		const nothing = { identity: undefined, balances: undefined, hasTraded: undefined };
		expect([statuses(nothing), next(nothing)]).toEqual([
			["verify: unknown", "deposit: unknown", "move: unknown", "trade: unknown"],
			undefined,
		]);
		expect(statuses({ hasWaitingDeposit: undefined })[1]).toBe("deposit: unknown");
		expect(statuses({ hasTraded: undefined }).slice(1)).toEqual([
			"deposit: unknown",
			"move: unknown",
			"trade: unknown",
		]);
	});

	test.each<[Identity, string, string | undefined]>([
		[{ certification: "uncertified", review: "waiting for review" }, "verify: waiting", undefined],
		[{ certification: "uncertified", review: "rejected" }, "verify: rejected", "verify"],
		[{ certification: "junior", review: "none" }, "verify: done", "deposit"],
		[{ certification: "junior", review: "rejected" }, "verify: done", "deposit"],
		[{ certification: "advanced", review: "none" }, "verify: done", "deposit"],
	])("an identity that is %j", (identity, status, proposed) => {
		expect([statuses({ identity })[0], next({ identity })]).toEqual([status, proposed]);
	});

	const verified: Partial<StartFacts> = { identity: { certification: "junior", review: "none" } };

	test("a deposit that waits for the platform leaves nothing to do", () => {
		const paid = { ...verified, hasWaitingDeposit: true };
		expect([statuses(paid), next(paid)]).toEqual([
			["verify: done", "deposit: waiting", "move: open", "trade: open"],
			undefined,
		]);
	});

	test("money in the funding account is paid in, but not moved; frozen money counts too", () => {
		for (const cash of [holding("change", "100"), holding("change", "0", "100")])
			expect([
				statuses({ ...verified, balances: [...empty.slice(0, 2), cash] }),
				next({ ...verified, balances: [...empty.slice(0, 2), cash] }),
			]).toEqual([["verify: done", "deposit: done", "move: open", "trade: open"], "move"]);
	});

	test.each(["forex", "micro"] as const)("money in the account %s can be traded", (kind) => {
		const balances = [...empty, holding(kind, "100")];
		expect([statuses({ ...verified, balances }), next({ ...verified, balances })]).toEqual([
			["verify: done", "deposit: done", "move: done", "trade: open"],
			"trade",
		]);
	});

	test("who has traded has walked the whole way, also when the money is lost", () => {
		const traded = { ...verified, hasTraded: true, hasWaitingDeposit: undefined };
		expect([statuses(traded), next(traded)]).toEqual([
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
