import { account, contract, market, session, site } from "@tradewind/contracts";
import {
	AnswerLost,
	NotSent,
	Refused,
	SessionInvalid,
	token,
	Unreachable,
	type Unreadable,
} from "@tradewind/domain";
import { Effect, Fiber, Result } from "effect";
import { TestClock } from "effect/testing";
import { describe, expect, test } from "vitest";
import { byHand, enveloped, mia, startHttp } from "./fake-platform.test-support.ts";

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect));
const { example } = contract.closeContract;
const categories = market.getCategories.example.reply;

describe("Spec 1 §7: what is sent", () => {
	test("a query with its language, token and time", async () => {
		const { http, requests } = startHttp(() => enveloped(1, []));
		await run(http.ask(market.getKline, { forex_id: "1", period: "5min" }));
		const [request] = requests;
		expect(request?.method).toBe("GET");
		expect(request?.url).toBe(
			"https://tradewind.test/v2/api/forex/kline?forex_id=1&period=5min&t=1767225600000",
		);
		expect(request?.headers.get("lang")).toBe("hk");
		expect(request?.headers.get("authorization")).toBe("mia");
	});

	test("a visitor's query without a token", async () => {
		const { http, requests } = startHttp(() => enveloped(1, []), { token: () => undefined });
		await run(http.ask(market.getCategories, {}));
		expect(requests[0]?.headers.has("authorization")).toBe(false);
	});

	test("a login as a form, with nothing in its address", async () => {
		const { http, requests } = startHttp(() => enveloped(0));
		await run(http.command(session.loginForU, session.loginForU.example.input));
		const [request] = requests;
		expect(request?.url).toBe("https://tradewind.test/api/user/loginForU");
		expect(request?.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
		expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual(
			session.loginForU.example.input,
		);
	});

	test("nothing from a cache, and no command along a redirect", async () => {
		const { http, requests } = startHttp(() => enveloped(1, {}));
		await run(http.command(contract.closeContract, example.input));
		expect(requests[0]?.redirect).toBe("error");
		expect(requests[0]?.cache).toBe("no-store");
	});
});

describe("Spec 1 §8: what an answer to a query means", () => {
	const asked = (answer: () => Response) => run(startHttp(answer).http.ask(market.getCategories, {}));

	test("code 1 is the data", async () => {
		expect(await asked(() => enveloped(1, categories))).toEqual(Result.succeed(categories));
	});

	test.each<[string, () => Response, unknown]>([
		["another code", () => enveloped(7, null, "Not now"), new Refused({ code: 7, message: "Not now" })],
		[
			"another code without data",
			() => Response.json({ code: 7, msg: "Not now" }),
			new Refused({ code: 7, message: "Not now" }),
		],
		["code 999", () => enveloped(999, null, "Sign in"), new SessionInvalid({ message: "Sign in" })],
		[
			"a bad status, whatever its body",
			() => Response.json({ code: 1, msg: "", data: categories }, { status: 503 }),
			new Unreachable({ reason: "bad status", status: 503 }),
		],
	])("%s is told", async (_, answer, error) => {
		expect(await asked(answer)).toEqual(Result.fail(error));
	});

	test.each<[string, () => Response]>([
		["what is no JSON", () => new Response("<html>")],
		["what is no envelope", () => Response.json(categories)],
		["data that does not fit the contract", () => enveloped(1, [{ Id: "1", NameShowTrans: "Currencies" }])],
	])("%s is unreadable, and the call is named", async (_, answer) => {
		const result = await asked(answer);
		expect(Result.isFailure(result) && result.failure).toMatchObject({
			_tag: "Unreadable",
			call: "market.getCategories",
		} satisfies Partial<Unreadable>);
	});

	test("a dropped connection is unreachable", async () => {
		const { http } = startHttp(() => Promise.reject(new TypeError("fetch failed")));
		expect(await run(http.ask(market.getCategories, {}))).toEqual(
			Result.fail(new Unreachable({ reason: "no answer" })),
		);
	});

	test("without a network nothing is sent", async () => {
		const { http, requests } = startHttp(() => enveloped(1, []), { isOnline: () => false });
		expect(await run(http.ask(market.getCategories, {}))).toEqual(
			Result.fail(new Unreachable({ reason: "offline" })),
		);
		expect(requests).toEqual([]);
	});

	test("a plain reply is its own data", async () => {
		const { http } = startHttp(() => Response.json(site.getManifest.example.reply));
		expect(await run(http.ask(site.getManifest, {}))).toEqual(Result.succeed(site.getManifest.example.reply));
	});
});

describe("pitfall 2: what an answer to a command means", () => {
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
		["no data", () => enveloped(1, null), new AnswerLost({ reason: "unreadable" })],
		["a drop", () => Promise.reject(new TypeError("fetch failed")), new AnswerLost({ reason: "no answer" })],
	])("%s: one request, and only an envelope says what was done", async (_, answer, error) => {
		const { http, requests } = startHttp(answer);
		expect(await run(http.command(contract.closeContract, example.input))).toEqual(Result.fail(error));
		expect(requests.length).toBe(1);
	});

	test("success carries the platform's words", async () => {
		const { http } = startHttp(() => enveloped(1, {}, "Closed"));
		expect(await run(http.command(contract.closeContract, example.input))).toEqual(
			Result.succeed({ data: {}, message: "Closed" }),
		);
	});

	test("a refusal carries the platform's words", async () => {
		const { http } = startHttp(() => enveloped(7, null, "Market closed"));
		const result = await run(http.command(contract.closeContract, example.input));
		expect(Result.isFailure(result) && result.failure.message).toBe("Market closed");
	});

	test("without a network it is certainly not sent", async () => {
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

	test("interrupting one lets its request run on", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		const fiber = Effect.runFork(http.command(contract.closeContract, example.input));
		await expect.poll(() => requests.length).toBe(1);
		await Effect.runPromise(Fiber.interrupt(fiber));
		expect(requests[0]?.signal.aborted).toBe(false);
	});

	test("a query can't go as a command nor a command as a query", async () => {
		const { http, requests } = startHttp(() => enveloped(1, {}));
		await expect(run(http.ask(contract.closeContract, example.input))).rejects.toThrow("is not a query");
		await expect(run(http.command(market.getCategories, {}))).rejects.toThrow("is not a command");
		expect(requests).toEqual([]);
	});
});

describe("patience", () => {
	const waited = <A, E>(effect: Effect.Effect<A, E>) =>
		Effect.gen(function* () {
			const fiber = yield* Effect.forkChild(Effect.result(effect));
			yield* TestClock.adjust("14999 millis");
			const before = fiber.pollUnsafe();
			yield* TestClock.adjust("1 millis");
			return { before, after: yield* Fiber.join(fiber) };
		}).pipe(Effect.provide(TestClock.layer()), Effect.runPromise);

	test("a query is given up after 15 s", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		expect(await waited(http.ask(market.getCategories, {}))).toEqual({
			before: undefined,
			after: Result.fail(new Unreachable({ reason: "no answer" })),
		});
		expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
	});

	test("a command is answered 'lost' after 15 s, and its request runs on", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		expect(await waited(http.command(contract.closeContract, example.input))).toEqual({
			before: undefined,
			after: Result.fail(new AnswerLost({ reason: "no answer" })),
		});
		expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
	});
});

describe("Spec 1 §7: identical queries under way", () => {
	const twice = (
		first: Effect.Effect<unknown, unknown>,
		second: Effect.Effect<unknown, unknown>,
		between: () => void = () => {},
	) => {
		const one = Effect.runFork(Effect.result(first));
		between();
		return [one, Effect.runFork(Effect.result(second))] as const;
	};

	test("are one request", async () => {
		const { http, requests } = startHttp(() => enveloped(1, categories));
		const ask = http.ask(market.getCategories, {});
		const fibers = twice(ask, ask);
		expect(await Promise.all(fibers.map((fiber) => Effect.runPromise(Fiber.join(fiber))))).toEqual([
			Result.succeed(categories),
			Result.succeed(categories),
		]);
		expect(requests.length).toBe(1);
	});

	test("are asked anew once the first is answered", async () => {
		const { http, requests } = startHttp(() => enveloped(1, categories));
		await run(http.ask(market.getCategories, {}));
		await run(http.ask(market.getCategories, {}));
		expect(requests.length).toBe(2);
	});

	test("with another input, token or language are their own requests", async () => {
		let language = "hk";
		let signedIn = mia;
		const { http, requests } = startHttp(() => enveloped(1, []), {
			language: () => language,
			token: () => signedIn,
		});
		const bars = (id: string) =>
			Effect.runPromise(http.ask(market.getKline, { forex_id: id, period: "5min" }));
		const asked = [bars("1"), bars("2")];
		language = "en";
		asked.push(bars("1"));
		signedIn = token("noah");
		asked.push(bars("1"));
		await Promise.all(asked);
		expect(requests.length).toBe(4);
	});

	test("are aborted only when the last who waits is interrupted", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		const ask = http.ask(market.getCategories, {});
		const [first, second] = twice(ask, ask);
		await expect.poll(() => requests.length).toBe(1);
		await Effect.runPromise(Fiber.interrupt(first));
		expect(requests[0]?.signal.aborted).toBe(false);
		await Effect.runPromise(Fiber.interrupt(second));
		expect(requests[0]?.signal.aborted).toBe(true);
	});

	test("are asked anew after one was aborted", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		const ask = http.ask(market.getCategories, {});
		const fiber = Effect.runFork(ask);
		await expect.poll(() => requests.length).toBe(1);
		await Effect.runPromise(Fiber.interrupt(fiber));
		Effect.runFork(ask);
		await expect.poll(() => requests.length).toBe(2);
		expect(requests[1]?.signal.aborted).toBe(false);
	});

	test("do not join across a command: what is read after it must not be older than it", async () => {
		const closing = byHand();
		const { http, requests } = startHttp(({ url }) =>
			url.includes("close") ? closing.response : byHand().response,
		);
		const read = http.ask(account.getBalance, {});
		Effect.runFork(read);
		const closed = Effect.runPromise(http.command(contract.closeContract, example.input));
		Effect.runFork(read);
		await expect.poll(() => requests.length).toBe(3);
		closing.answer(enveloped(1, {}));
		await closed;
		Effect.runFork(read);
		await expect.poll(() => requests.length).toBe(4);
	});
});

describe("Spec 1 §8: code 999", () => {
	const refusing = (changes = {}) => startHttp(() => enveloped(999, null, "Sign in"), changes);

	test("tells which token the call was sent with, six calls alike", async () => {
		let current = mia;
		const { http, invalid } = refusing({ token: () => current });
		const calls = [1, 2, 3, 4, 5, 6].map((id) =>
			run(http.ask(market.getKline, { forex_id: String(id), period: "5min" })),
		);
		current = token("a later one");
		await Promise.all(calls);
		expect(invalid).toEqual(Array(6).fill(mia));
	});

	test("of a command is told as well", async () => {
		const { http, invalid } = refusing();
		await run(http.command(contract.closeContract, example.input));
		expect(invalid).toEqual([mia]);
	});

	test("is not told for initial calls, nor for calls without a token", async () => {
		const signedIn = refusing();
		await run(signedIn.http.ask(session.getUserInfo, {}));
		const visitor = refusing({ token: () => undefined });
		await run(visitor.http.ask(account.getBalance, {}));
		expect([signedIn.invalid, visitor.invalid]).toEqual([[], []]);
	});
});

test("Spec 1 §8: how many requests are under way is told, back to none on every answer", async () => {
	const { http, busy } = startHttp(({ url }) =>
		url.includes("kline") ? Promise.reject(new TypeError("fetch failed")) : enveloped(1, categories),
	);
	await Promise.all([
		run(http.ask(market.getCategories, {})),
		run(http.ask(market.getKline, { forex_id: "1", period: "5min" })),
	]);
	expect(busy).toEqual([1, 2, 1, 0]);
});
