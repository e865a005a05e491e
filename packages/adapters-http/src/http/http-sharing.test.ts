import { account, contract, market, session } from "@tradewind/contracts";
import { token } from "@tradewind/domain/session";
import { Effect, Fiber, Result } from "effect";
import { describe, expect, test } from "vitest";
import { byHand, enveloped, mia, startHttp } from "./fake-platform.test-support.ts";

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect));
const { example } = contract.closeContract;
const categories = market.getCategories.example.reply;

describe("Spec 1 §7: identical queries in flight", () => {
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
		const query = http.query(market.getCategories, {});
		const fibers = twice(query, query);
		expect(await Promise.all(fibers.map((fiber) => Effect.runPromise(Fiber.join(fiber))))).toEqual([
			Result.succeed(categories),
			Result.succeed(categories),
		]);
		expect(requests.length).toBe(1);
	});

	test("share one decoded answer", async () => {
		const { http } = startHttp(() => enveloped(1, categories));
		const query = http.query(market.getCategories, {});
		const [first, second] = await Promise.all(
			twice(query, query).map((fiber) =>
				Effect.runPromise(Effect.flatMap(Fiber.join(fiber), Effect.fromResult)),
			),
		);
		expect(first).toEqual(categories);
		expect(second).toBe(first);
	});

	test("that are refused report the session once", async () => {
		const { http, invalid } = startHttp(() => enveloped(999, null, "Sign in"));
		const query = http.query(market.getCategories, {});
		await Promise.all(twice(query, query).map((fiber) => Effect.runPromise(Fiber.join(fiber))));
		expect(invalid).toEqual([mia]);
	});

	test("are sent again once the first is answered", async () => {
		const { http, requests } = startHttp(() => enveloped(1, categories));
		await run(http.query(market.getCategories, {}));
		await run(http.query(market.getCategories, {}));
		expect(requests.length).toBe(2);
	});

	test("with another input, token or language are separate requests", async () => {
		let language = "hk";
		let signedIn = mia;
		const { http, requests } = startHttp(() => enveloped(1, []), {
			language: () => language,
			token: () => signedIn,
		});
		const bars = (id: string) =>
			Effect.runPromise(http.query(market.getKline, { forex_id: id, period: "5min" }));
		const queries = [bars("1"), bars("2")];
		language = "en";
		queries.push(bars("1"));
		signedIn = token("noah");
		queries.push(bars("1"));
		await Promise.all(queries);
		expect(requests.length).toBe(4);
	});

	test("are aborted only when the last caller is interrupted", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		const query = http.query(market.getCategories, {});
		const [first, second] = twice(query, query);
		await expect.poll(() => requests.length).toBe(1);
		await Effect.runPromise(Fiber.interrupt(first));
		expect(requests[0]?.signal.aborted).toBe(false);
		await Effect.runPromise(Fiber.interrupt(second));
		expect(requests[0]?.signal.aborted).toBe(true);
	});

	test("are sent again after one was aborted", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		const query = http.query(market.getCategories, {});
		const fiber = Effect.runFork(query);
		await expect.poll(() => requests.length).toBe(1);
		await Effect.runPromise(Fiber.interrupt(fiber));
		Effect.runFork(query);
		await expect.poll(() => requests.length).toBe(2);
		expect(requests[1]?.signal.aborted).toBe(false);
	});

	test("do not join across a command: a later read must not be older than it", async () => {
		const closing = byHand();
		const { http, requests } = startHttp(({ url }) =>
			url.includes("close") ? closing.response : byHand().response,
		);
		const read = http.query(account.getBalance, {});
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

	test("reports the token that each of six calls was sent with", async () => {
		let current = mia;
		const { http, invalid } = refusing({ token: () => current });
		const calls = [1, 2, 3, 4, 5, 6].map((id) =>
			run(http.query(market.getKline, { forex_id: String(id), period: "5min" })),
		);
		current = token("a later one");
		await Promise.all(calls);
		expect(invalid).toEqual(Array(6).fill(mia));
	});

	test("of a command is reported too", async () => {
		const { http, invalid } = refusing();
		await run(http.command(contract.closeContract, example.input));
		expect(invalid).toEqual([mia]);
	});

	test("is not reported for initial calls, nor for calls without a token", async () => {
		const signedIn = refusing();
		await run(signedIn.http.query(session.getUserInfo, {}));
		const visitor = refusing({ token: () => undefined });
		await run(visitor.http.query(account.getBalance, {}));
		expect([signedIn.invalid, visitor.invalid]).toEqual([[], []]);
	});
});

test("Spec 1 §8: the number of requests in flight is reported, and returns to zero after any answer", async () => {
	const { http, busy } = startHttp(({ url }) =>
		url.includes("kline") ? Promise.reject(new TypeError("fetch failed")) : enveloped(1, categories),
	);
	await Promise.all([
		run(http.query(market.getCategories, {})),
		run(http.query(market.getKline, { forex_id: "1", period: "5min" })),
	]);
	expect(busy).toEqual([1, 2, 1, 0]);
});
