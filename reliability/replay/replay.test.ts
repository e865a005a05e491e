import type { Difference, Recording } from "@tradewind/domain/recording";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Failure } from "./former-failures.ts";
import { type Change, onCode } from "./on-code.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

interface FormerFailure {
	readonly failure: Failure;
	/** The commit that fixed it, undone. */
	readonly former: Change;
	/** What the former code does first otherwise. */
	readonly difference: Partial<Difference>;
}

const formerFailures: readonly FormerFailure[] = [
	{
		failure: "balances that could not be read",
		// 32ecce58: Retry a failed first reading of balances and micro orders by itself
		former: {
			file: "domain/src/account/balances.machine.ts",
			from: `after: { "retry delay": "loading" }`,
			to: `after: { "retry delay": { guard: ({ context }) => context.balances !== undefined, target: "loading" } }`,
		},
		difference: { of: "state of balances", expected: "loading", got: undefined },
	},
	{
		failure: "open orders that could not be read",
		// 1b5be061: … and retry the first reading of open orders like later ones
		former: {
			file: "domain/src/contract/open-orders/contract-orders.machine.ts",
			from: `after: { "retry delay": retry }`,
			to: `after: { "retry delay": { guard: "has been read", target: "refreshing" } }`,
		},
		difference: { of: "state of contract orders", expected: "loading", got: undefined },
	},
	{
		failure: "an order without an answer, like an earlier one",
		// 8c7b3300: Never take an earlier order for the one in doubt
		former: {
			file: "domain/src/contract/ticket/reconcile-order.ts",
			from: "candidate.id > lastOrderId && isLike",
			to: "isLike",
		},
		difference: {
			of: "state of order ticket",
			expected: { "outcome unknown": "waiting" },
			got: "accepted",
		},
	},
];

describe("a recording of three former failures (issue 50)", () => {
	const recordings = new Map<Failure, Recording>();
	beforeAll(() =>
		onCode(undefined, async ({ failures }) => {
			const { recordFailure } = await failures();
			for (const { failure } of formerFailures) recordings.set(failure, await recordFailure(failure));
		}),
		60_000,
	);
	const recordingOf = (failure: Failure): Recording => {
		const recording = recordings.get(failure);
		if (!recording) throw new Error(`No recording of ${failure}.`);
		return JSON.parse(JSON.stringify(recording));
	};

	test("replays without a difference on the present code", async () => {
		const differences = await onCode(undefined, async ({ replay }) => {
			const all = [];
			for (const { failure } of formerFailures)
				all.push(...(await replay(recordingOf(failure))).differences);
			return all;
		});
		expect(differences).toEqual([]);
	});

	test.each(formerFailures)("names the first difference on the code before the fix: $failure", async (one) => {
		const { differences } = await onCode(one.former, ({ replay }) => replay(recordingOf(one.failure)));
		expect(differences).toContainEqual(expect.objectContaining(one.difference));
	});
});
