import { verification } from "@tradewind/contracts";
import { expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

const account = "mia@tradewind.test";

/** What Mia sees: whether her name is verified, and the states of her levels. */
const seen = async (bench: ReturnType<typeof createBench>) => {
	const { user } = bench.platform.control["session/open"]({ account });
	const levels = (await bench.ask(verification.getLevels)).data;
	const review = (await bench.ask(verification.getRealNameReview)).data;
	return { is_real: user.is_real, ...Object(levels), review_status: Object(review).review_status };
};

test("a customer has any state of each kind, without a message", async () => {
	const bench = createBench();
	const set = (kind: string, state: string, reason?: string) =>
		bench.platform.control["verification/set"]({ account, kind, state, ...(reason && { reason }) });
	set("real name", "none");
	expect(await seen(bench)).toEqual({ is_real: 0, junior_status: 0, senior_status: 0, review_status: 0 });
	set("real name", "rejected", "Your own words");
	set("junior", "waiting");
	set("senior", "approved");
	expect(await seen(bench)).toEqual({ is_real: 0, junior_status: 1, senior_status: 2, review_status: 3 });
	expect(bench.state().reviews.map(({ kind, reason }) => [kind, reason])).toEqual([
		["real name", "Your own words"],
		["junior", ""],
		["senior", ""],
	]);
	set("junior", "approved");
	expect(await seen(bench)).toMatchObject({ is_real: 1, junior_status: 2, review_status: 2 });
});

test("an identity is submitted for review by the rules of the customer's own call", () => {
	const bench = createBench();
	const { control } = bench.platform;
	const body = { account: "omar@tradewind.test", kind: "junior", name: "Omar Berg", mobile: "+0015550102" };
	control["verification/submit"](body);
	expect(bench.state().reviews).toEqual([
		{
			customerId: 2,
			kind: "junior",
			standing: "waiting",
			submitted: { name: "Omar Berg", mobile: "+0015550102" },
			reason: "",
		},
	]);
	expect(() => control["verification/submit"](body)).toThrow("account: ");
	expect(() => control["verification/submit"]({ ...body, account, kind: "senior", name: " " })).toThrow(
		"account: ",
	);
});

test("A-370: one that waits is approved after five minutes", async () => {
	const bench = createBench();
	bench.platform.control["verification/set"]({ account, kind: "real name", state: "waiting" });
	expect(await seen(bench)).toMatchObject({ is_real: 0, review_status: 1 });
	bench.advance(5 * 60_000);
	expect(await seen(bench)).toMatchObject({ is_real: 1, review_status: 2 });
});

test("a senior level leaves whether the name is verified", async () => {
	const bench = createBench();
	bench.platform.control["verification/set"]({ account, kind: "senior", state: "rejected" });
	expect(await seen(bench)).toMatchObject({ is_real: 1 });
});

test("a reason is of a rejection alone", () => {
	const { control } = createBench().platform;
	const body = { account, kind: "senior", state: "approved", reason: "glare" };
	expect(() => control["verification/set"](body)).toThrow("reason: is of a rejection alone");
});
