import { contract, market } from "@tradewind/contracts";
import { AnswerLost, NotSent, Refused, SessionInvalid, Unreachable } from "@tradewind/domain/request";
import { Effect, Fiber, Result } from "effect";
import { TestClock } from "effect/testing";
import { describe, expect, test } from "vitest";
import { byHand, enveloped, startHttp } from "./fake-platform.test-support.ts";

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect));
const { example } = contract.closeContract;

describe("pitfall 2: the result of a command", () => {
	test.each<[string, () => Response | Promise<Response>, unknown]>([
		[
			"refused",
			() => enveloped(7, null, "Market closed"),
			new Refused({ code: 7, message: "Market closed" }),
		],
		["session invalid", () => enveloped(999, null, "Sign in"), new SessionInvalid({ message: "Sign in" })],
		[
			"status 503",
			() => new Response("", { status: 503 }),
			new AnswerLost({ reason: "bad status", status: 503 }),
		],
		[
			"status 500 around a success",
			() => Response.json({ code: 1, msg: "", data: {} }, { status: 500 }),
			new AnswerLost({ reason: "bad status", status: 500 }),
		],
		[
			"status 404",
			() => new Response("", { status: 404 }),
			new AnswerLost({ reason: "bad status", status: 404 }),
		],
		["no JSON", () => new Response("<html>"), new AnswerLost({ reason: "unreadable" })],
		["no envelope", () => Response.json({ ok: true }), new AnswerLost({ reason: "unreadable" })],
		["a drop", () => Promise.reject(new TypeError("fetch failed")), new AnswerLost({ reason: "no answer" })],
	])("%s: one request, and only an envelope decides the outcome", async (_, answer, error) => {
		const { http, requests } = startHttp(answer);
		expect(await run(http.command(contract.closeContract, example.input))).toEqual(Result.fail(error));
		expect(requests.length).toBe(1);
	});

	test("success has the platform's text", async () => {
		const { http } = startHttp(() => enveloped(1, {}, "Closed"));
		expect(await run(http.command(contract.closeContract, example.input))).toEqual(
			Result.succeed({ data: {}, message: "Closed" }),
		);
	});

	test.each([
		["null", () => enveloped(1, null)],
		["no data at all", () => Response.json({ code: 1, msg: "Closed" })],
	])("success with %s is success if the reply has no fields", async (_, answer) => {
		const { http } = startHttp(answer);
		expect(Result.isSuccess(await run(http.command(contract.closeContract, example.input)))).toBe(true);
	});

	test("success without the id of the new order is a lost answer", async () => {
		const { http } = startHttp(() => enveloped(1, null));
		expect(await run(http.command(contract.submitContract, contract.submitContract.example.input))).toEqual(
			Result.fail(new AnswerLost({ reason: "unreadable" })),
		);
	});

	test("a refusal has the platform's text", async () => {
		const { http } = startHttp(() => enveloped(7, null, "Market closed"));
		const result = await run(http.command(contract.closeContract, example.input));
		expect(Result.isFailure(result) && result.failure.message).toBe("Market closed");
	});

	test("without a network it is not sent", async () => {
		const { http, requests } = startHttp(() => enveloped(1, {}), { isOnline: () => false });
		expect(await run(http.command(contract.closeContract, example.input))).toEqual(
			Result.fail(new NotSent({ reason: "offline" })),
		);
		expect(requests).toEqual([]);
	});

	test("two identical commands are two requests", async () => {
		const { http, requests } = startHttp(() => enveloped(1, {}));
		const close = http.command(contract.closeContract, example.input);
		await run(Effect.all([close, close], { concurrency: "unbounded" }));
		expect(requests.length).toBe(2);
	});

	test("each has its own t, even at the same time of the clock", async () => {
		const { http, requests } = startHttp(() => enveloped(1, {}), { clock: () => 1000 });
		const close = http.command(contract.closeContract, example.input);
		await run(Effect.all([close, close, close]));
		expect(requests.map(({ url }) => new URL(url).searchParams.get("t"))).toEqual(["1000", "1001", "1002"]);
	});

	test("interrupting one does not abort its request", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		const fiber = Effect.runFork(http.command(contract.closeContract, example.input));
		await expect.poll(() => requests.length).toBe(1);
		await Effect.runPromise(Fiber.interrupt(fiber));
		expect(requests[0]?.signal.aborted).toBe(false);
	});

	test("a query cannot be sent as a command, nor a command as a query", async () => {
		const { http, requests } = startHttp(() => enveloped(1, {}));
		await expect(run(http.query(contract.closeContract, example.input))).rejects.toThrow("is not a query");
		await expect(run(http.command(market.getCategories, {}))).rejects.toThrow("is not a command");
		expect(requests).toEqual([]);
	});
});

describe("timeout", () => {
	const afterTimeout = <A, E>(effect: Effect.Effect<A, E>) =>
		Effect.gen(function* () {
			const fiber = yield* Effect.forkChild(Effect.result(effect));
			yield* TestClock.adjust("14999 millis");
			const before = fiber.pollUnsafe();
			yield* TestClock.adjust("1 millis");
			return { before, after: yield* Fiber.join(fiber) };
		}).pipe(Effect.provide(TestClock.layer()), Effect.runPromise);

	test("a query times out after 15 s", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		expect(await afterTimeout(http.query(market.getCategories, {}))).toEqual({
			before: undefined,
			after: Result.fail(new Unreachable({ reason: "no answer" })),
		});
		expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
	});

	test("after 15 s a command may still complete, and its request runs on", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		expect(await afterTimeout(http.command(contract.closeContract, example.input))).toEqual({
			before: undefined,
			after: Result.fail(new AnswerLost({ reason: "timed out" })),
		});
		expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
	});

	test("Spec 1 §4: a command without an answer counts as in flight for 15 s", async () => {
		const counts: number[] = [];
		const onCommands = (inFlight: number) => counts.push(inFlight);
		const { http } = startHttp(() => byHand().response, { onCommands });
		await afterTimeout(http.command(contract.closeContract, example.input));
		expect(counts).toEqual([1, 0]);
	});
});

describe("Spec 1 §4: the commands in flight are counted", () => {
	const counting = (answer: () => Response | Promise<Response>) => {
		const counts: number[] = [];
		return { ...startHttp(answer, { onCommands: (inFlight) => counts.push(inFlight) }), counts };
	};

	test("until each has an answer, a refusal or a dropped connection; queries are not counted", async () => {
		const answers = [enveloped(1, {}), enveloped(7, null), Promise.reject(new TypeError("fetch failed"))];
		const { http, counts } = counting(() => answers.shift() ?? enveloped(1, []));
		const close = http.command(contract.closeContract, example.input);
		await Promise.all([run(close), run(close), run(close)]);
		await run(http.query(market.getCategories, {}));
		expect(counts).toEqual([1, 2, 3, 2, 1, 0]);
	});

	test("also after its caller was interrupted", async () => {
		const held = byHand();
		const { http, counts, requests } = counting(() => held.response);
		const fiber = Effect.runFork(http.command(contract.closeContract, example.input));
		await expect.poll(() => requests.length).toBe(1);
		await Effect.runPromise(Fiber.interrupt(fiber));
		const meanwhile = [...counts];
		held.answer(enveloped(1, {}));
		await expect.poll(() => counts).toEqual([1, 0]);
		expect(meanwhile).toEqual([1]);
	});
});
