import { FailureReport, optional, Refused, Unreachable } from "@tradewind/domain/request";
import { Effect } from "effect";
import { describe, expect, test, vi } from "vitest";
import { createActor, toPromise } from "xstate";
import type { RequestOptions } from "../state/ports.ts";
import { createRequestActor } from "./request-actor.ts";

const refused = new Refused({ code: 7, message: "Closed today" });

const startRequest = (effect: Effect.Effect<unknown, Refused | Unreachable>, options?: RequestOptions) => {
	const log: unknown[] = [];
	const request = createRequestActor((run, how) => Effect.runPromise(run as Effect.Effect<never>, how), {
		failed: (failure, isAwaited) => log.push({ failure, isAwaited }),
		succeeded: (message) => log.push({ message }),
		wait: () => {
			log.push("waits");
			return () => log.push("ends");
		},
	});
	const actor = createActor(request(() => effect, options)).start();
	return { actor, log };
};

const logOf = async (...request: Parameters<typeof startRequest>) => {
	const { actor, log } = startRequest(...request);
	await toPromise(actor);
	return log;
};

describe("Spec 1 §8: the message of a failed request", () => {
	test("is shown unless the caller shows it in place", async () => {
		expect(await logOf(Effect.fail(refused))).toEqual([{ failure: refused, isAwaited: false }]);
		expect(await logOf(Effect.fail(refused), { showErrorMessage: false })).toEqual([]);
	});

	test("is also shown for a reading that its result leaves out", async () => {
		expect(await logOf(optional(Effect.fail(refused)))).toEqual([{ failure: refused, isAwaited: false }]);
	});

	test("is not shown for a cancelled request", async () => {
		const { actor, log } = startRequest(Effect.never);
		actor.stop();
		await vi.waitFor(() => expect(actor.getSnapshot().status).toBe("stopped"));
		expect(log).toEqual([]);
	});
});

test("Spec 1 §7: a call that asks for it has the loading indicator from its start to its answer", async () => {
	const lost = new Unreachable({ reason: "no answer" });
	expect(await logOf(Effect.fail(lost), { showsLoading: true })).toEqual([
		"waits",
		{ failure: lost, isAwaited: true },
		"ends",
	]);
});

describe("Spec 2 §8: the platform's text on a command that succeeded", () => {
	test("is shown unless the caller shows it itself", async () => {
		const done = Effect.succeed({ message: "Withdrawal submitted" });
		expect(await logOf(done, { showErrorMessage: false })).toEqual([{ message: "Withdrawal submitted" }]);
		expect(await logOf(done, { showSuccessMessage: false })).toEqual([]);
	});

	test("is not shown where there is none", async () => {
		for (const answer of [{ message: "" }, {}, undefined, [{ message: "Row" }], "Text"])
			expect(await logOf(Effect.succeed(answer))).toEqual([]);
	});
});

test("a failure report does nothing unless it is provided", () => {
	expect(Effect.runSync(Effect.map(FailureReport, (report) => report(refused)))).toBe(undefined);
});
