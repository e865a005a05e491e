import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { ada, mia, miaAsTrader } from "../copy-trading.test-support.ts";
import type { FollowForm } from "./follow-form.ts";
import { type FollowFacts, summariseFollow } from "./follow-summary.ts";

const filled: FollowForm = { intent: "follow", isAgreed: true, multiple: "2", maxAmount: "500.5" };
const facts: FollowFacts = { trader: ada, customerId: mia.id, language: "en" };
const summary = (form: Partial<FollowForm> = {}, update: Partial<FollowFacts> = {}) =>
	plain(summariseFollow({ ...filled, ...form }, { ...facts, ...update }));

const fine = {
	block: undefined,
	issues: [],
	warning: undefined,
	command: { is: "follow", trader: ada.userId, settings: { multiple: "2", maxAmount: "500.5" } },
};
const followedAda = { ...ada, isFollowed: true };

describe("Spec 2 §5, §6: whether a trader can be followed", () => {
	test("can be followed with the accepted notice, a multiple and a maximum amount", () => {
		expect(summary()).toEqual(fine);
	});

	test("can be followed with more than the maximum on the card, which only the platform validates", () => {
		expect(summary({ maxAmount: "5000.01" })).toEqual({
			...fine,
			command: { ...fine.command, settings: { multiple: "2", maxAmount: "5000.01" } },
		});
	});

	test.each([
		["multiple", { multiple: "" }, { is: "multiple missing", field: "multiple" }],
		["multiple", { multiple: "2.5" }, { is: "multiple is not a whole number", field: "multiple" }],
		["multiple", { multiple: "0" }, { is: "multiple is zero", field: "multiple" }],
		["maxAmount", { maxAmount: "" }, { is: "amount missing", field: "maxAmount" }],
		["maxAmount", { maxAmount: "0" }, { is: "amount is zero", field: "maxAmount" }],
		["maxAmount", { maxAmount: "1,234" }, { is: "ambiguous number", field: "maxAmount" }],
		["maxAmount", { maxAmount: "-5" }, { is: "below zero", field: "maxAmount" }],
		["maxAmount", { maxAmount: "0.001" }, { is: "too many decimals", field: "maxAmount", allowed: 2 }],
		["agreement", { isAgreed: false }, { is: "notice not agreed", field: "agree" }],
	] as const)("cannot be followed with this %s: %j", (_, form, issue) => {
		expect(summary(form)).toEqual({
			...fine,
			issues: [issue],
			command: undefined,
		});
	});

	test("all missing fields are issues, in the order of the fields", () => {
		const issues = [
			{ is: "notice not agreed", field: "agree" },
			{ is: "multiple missing", field: "multiple" },
			{ is: "amount missing", field: "maxAmount" },
		];
		expect(summary({ isAgreed: false, multiple: "", maxAmount: "" })).toEqual({
			...fine,
			issues,
			command: undefined,
		});
	});

	test("figures are read in the customer's language", () => {
		expect(summary({ multiple: "٣", maxAmount: "١٢٫٥" }, { language: "ar" })).toEqual({
			...fine,
			command: { ...fine.command, settings: { multiple: "3", maxAmount: "12.5" } },
		});
	});

	test.each([
		["not signed in", { customerId: undefined }],
		["self", { trader: miaAsTrader }],
	] as const)("cannot be followed with the block: %s", (block, update) => {
		expect(summary({}, update)).toEqual({ ...fine, block, command: undefined });
	});

	test("cannot be followed again", () => {
		expect(summary({}, { trader: followedAda })).toEqual({
			...fine,
			block: "already followed",
			warning: { is: "open orders no longer follow the close", openPositions: 3 },
			command: undefined,
		});
	});

	test("cannot be followed before the trader is known, or without the intent", () => {
		expect(summary({}, { trader: undefined })).toEqual({ ...fine, command: undefined });
		expect(summary({ intent: undefined })).toEqual({ ...fine, command: undefined });
	});
});

describe("Spec 2 §8: whether a trader can be unfollowed", () => {
	const unfollowing = { intent: "unfollow", isAgreed: false, multiple: "", maxAmount: "" } as const;

	test("a followed trader can be unfollowed, with the warning", () => {
		expect(summariseFollow(unfollowing, { ...facts, trader: followedAda })).toMatchObject({
			warning: { is: "open orders no longer follow the close", openPositions: 3 },
			command: { is: "unfollow", trader: ada.userId },
		});
	});

	test("a trader who is not followed cannot be unfollowed", () => {
		expect(summariseFollow(unfollowing, facts)).toMatchObject({ warning: undefined, command: undefined });
	});
});
