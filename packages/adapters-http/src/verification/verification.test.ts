import { verification } from "@tradewind/contracts";
import { Verifications } from "@tradewind/domain/verification";
import { describe, expect, test } from "vitest";
import { startPorts } from "../ports.test-support.ts";

const review = verification.getRealNameReview.example.reply;

describe("A-360: the status of a review", () => {
	test.each([
		[0, "not submitted"],
		[1, "waiting for review"],
		["2", "finished"],
		[3, "rejected"],
		[-1, "rejected"],
	])("of the real name, %j, is %s", async (review_status, status) => {
		const { run } = startPorts(verification.getRealNameReview, { ...review, review_status });
		expect((await run(Verifications.use((port) => port.realNameRecord))).status).toBe(status);
	});

	test("of a level opens its form unless it is 1 or 2", async () => {
		const { run } = startPorts(verification.getLevels, { junior_status: "1", senior_status: 3 });
		expect(await run(Verifications.use((port) => port.twoLevelStatus))).toEqual({
			junior: "waiting for review",
			senior: "not submitted",
		});
	});
});

test("Spec 2 §3: a record without further fields is read", async () => {
	const { run } = startPorts(verification.getRealNameReview, { review_status: 3, remark: null });
	expect(await run(Verifications.use((port) => port.realNameRecord))).toEqual({
		status: "rejected",
		name: undefined,
		idNumber: undefined,
		front: undefined,
		reverse: undefined,
		hand: undefined,
		ssn: undefined,
		email: undefined,
		reason: undefined,
		submittedAt: "",
	});
});

test("Spec 2 §5: what the site does not ask for is not sent", async () => {
	const { run, sent } = startPorts();
	const picture = verification.submitRealName.example.input.front_pic;
	await run(
		Verifications.use((port) =>
			port.submitRealName({
				name: "Mia Moss",
				idNumber: "X123",
				front: picture,
				reverse: picture,
				hand: undefined,
				ssn: "1",
				email: undefined,
			}),
		),
	);
	expect([await sent("card_id"), await sent("hand_pic"), await sent("ssn"), await sent("email")]).toEqual([
		"X123",
		null,
		"1",
		null,
	]);
});
