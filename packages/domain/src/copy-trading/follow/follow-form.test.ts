import { describe, expect, test } from "vitest";
import { emptyFollow, type FollowChange, type FollowForm, reduceFollow } from "./follow-form.ts";

const filled: FollowForm = { intent: "follow", isAgreed: true, multiple: "2", maxAmount: "0.125" };

describe("Spec 2 §2, §5: filling in the follow form", () => {
	test.each<[FollowChange, Partial<FollowForm>]>([
		[{ is: "agreement", isAgreed: false }, { isAgreed: false }],
		[{ is: "multiple", text: "3" }, { multiple: "3" }],
		[{ is: "max amount", text: "9" }, { maxAmount: "9" }],
		[{ is: "language", from: "en", to: "de" }, { maxAmount: "0,125" }],
	])("%j changes only that field", (change, update) => {
		expect(reduceFollow(filled, change)).toEqual({ ...filled, ...update });
	});

	test.each(["follow", "unfollow"] as const)(
		"the intent to %s starts with an empty form and no accepted notice",
		(intent) => {
			const started = { intent, isAgreed: false, multiple: "", maxAmount: "" };
			expect(reduceFollow(filled, { is: "intent", intent })).toEqual(started);
			expect(emptyFollow).toEqual({ ...started, intent: undefined });
		},
	);

	test("another language rewrites typed digits of another script, and keeps unreadable text", () => {
		const typed = { ...filled, multiple: "١٢", maxAmount: "much" };
		expect(reduceFollow(typed, { is: "language", from: "ar", to: "en" })).toEqual({
			...typed,
			multiple: "12",
		});
	});
});
