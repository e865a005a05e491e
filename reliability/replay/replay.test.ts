import { type Difference, type Recording, readRecording } from "@tradewind/domain/recording";
import { Result } from "effect";
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
		// 32ecce58
		former: {
			file: "domain/src/account/balances.machine.ts",
			from: `after: { "retry delay": "loading" }`,
			to: `after: { "retry delay": { guard: ({ context }) => context.balances !== undefined, target: "loading" } }`,
		},
		difference: { of: "state of balances", expected: "loading", got: undefined },
	},
	{
		failure: "open orders that could not be read",
		// 1b5be061
		former: {
			file: "domain/src/contract/open-orders/contract-orders.machine.ts",
			from: `after: { "retry delay": retry }`,
			to: `after: { "retry delay": { guard: "has been read", target: "refreshing" } }`,
		},
		difference: { of: "state of contract orders", expected: "loading", got: undefined },
	},
	{
		failure: "an order without an answer, like an earlier one",
		// 8c7b3300
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
	const onPresentCode: Difference[] = [];
	let login: Recording;
	let second: Recording;
	beforeAll(
		() =>
			onCode([], async ({ failures, replay }) => {
				const { recordFailure, recordLogin, recordSecondInstrument } = await failures();
				login = await recordLogin();
				second = await recordSecondInstrument();
				for (const { failure } of formerFailures) recordings.set(failure, await recordFailure(failure));
				for (const recording of [login, second, ...recordings.values()])
					onPresentCode.push(...(await replay(saved(recording))).differences);
			}),
		60_000,
	);

	test("and of an order on a second instrument has the typed figures, and not the instrument", () => {
		const orders = second.steps.filter((step) => step.is === "call" && step.path === "/v2/api/forex/submit");
		const [first, typed] = orders.map((step) => Object(step).input);
		expect(typed).toMatchObject({ cont: "0.03", target_price: "1500.5" });
		expect(typed.forex_id === first.forex_id).toBe(false);
		const outcomes = second.steps.filter((step) => step.is === "state" && step.value === "accepted");
		expect(outcomes).toHaveLength(2);
	});

	test("and of a login and an order on a second instrument replays without a difference on the present code", () => {
		expect([recordings.size, onPresentCode]).toEqual([3, []]);
	});

	test("has nothing of what the platform says of its customer, and no password (A-860)", () => {
		const text = JSON.stringify([...recordings.values(), login, second]);
		expect(text).toContain("/api/user/loginForU");
		expect(text.match(/mia|berg|tradewind\.test|Tradewind-1|EUR.?USD|XAU/giu)).toBeNull();
	});

	test("names what differs first on the code before the fixes", async () => {
		const found = await onCode(
			formerFailures.map(({ former }) => former),
			async ({ replay }) => {
				const all = [];
				for (const recording of recordings.values()) all.push((await replay(saved(recording))).differences);
				return all;
			},
		);
		expect(found).toEqual(
			formerFailures.map(({ difference }) => expect.arrayContaining([expect.objectContaining(difference)])),
		);
	});
});

/** As it is read from a file. */
const saved = (recording: Recording): Recording =>
	Result.getOrThrow(readRecording(JSON.stringify(recording)));
