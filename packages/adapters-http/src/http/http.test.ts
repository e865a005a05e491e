import { contract, market, session, site } from "@tradewind/contracts";
import { Refused, SessionInvalid, Unreachable, type Unreadable } from "@tradewind/domain/request";
import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import { enveloped, startHttp } from "./fake-platform.test-support.ts";
import type { HttpOptions } from "./http-options.ts";

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect));
const { example } = contract.closeContract;
const categories = market.getCategories.example.reply;

describe("Spec 1 §7: a request", () => {
	test("of a query has language, token and time", async () => {
		const { http, requests } = startHttp(() => enveloped(1, []));
		await run(http.query(market.getKline, { forex_id: "1", period: "5min" }));
		const [request] = requests;
		expect(request?.method).toBe("GET");
		expect(request?.url).toBe(
			"https://tradewind.test/v2/api/forex/kline?forex_id=1&period=5min&t=1767225600000",
		);
		expect(request?.headers.get("lang")).toBe("hk");
		expect(request?.headers.get("authorization")).toBe("mia");
	});

	test("of a visitor has no token", async () => {
		const { http, requests } = startHttp(() => enveloped(1, []), { token: () => undefined });
		await run(http.query(market.getCategories, {}));
		expect(requests[0]?.headers.has("authorization")).toBe(false);
	});

	test("of a login is a form, with nothing of it in its address", async () => {
		const { http, requests } = startHttp(() => enveloped(0));
		await run(http.command(session.loginForU, session.loginForU.example.input));
		const [request] = requests;
		expect(request?.url).toBe("https://tradewind.test/api/user/loginForU?t=1767225600000");
		expect(request?.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
		expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual(
			session.loginForU.example.input,
		);
	});

	test("is reported before it is sent, and again with its answer or without one", async () => {
		const reports: unknown[] = [];
		const onSend: HttpOptions["onSend"] = ({ method, path }, input) => {
			reports.push([method, path, input]);
			return (reply) => reports.push(reply);
		};
		await run(startHttp(() => enveloped(1, []), { onSend }).http.query(market.getCategories, {}));
		const lost = startHttp(
			() => {
				throw new TypeError("fetch failed");
			},
			{ onSend },
		);
		await run(lost.http.query(market.getCategories, {}));
		const call = ["GET", market.getCategories.path, {}];
		const text = await enveloped(1, []).text();
		expect(reports).toEqual([call, { is: "answer", status: 200, text }, call, { is: "no answer" }]);
	});

	test("of a command bypasses the cache and does not follow a redirect", async () => {
		const { http, requests } = startHttp(() => enveloped(1, {}));
		await run(http.command(contract.closeContract, example.input));
		expect(requests[0]?.redirect).toBe("error");
		expect(requests[0]?.cache).toBe("no-store");
	});
});

describe("Spec 1 §8: the result of a query", () => {
	const queryWith = (answer: () => Response) => run(startHttp(answer).http.query(market.getCategories, {}));

	test("code 1 is the data", async () => {
		expect(await queryWith(() => enveloped(1, categories))).toEqual(Result.succeed(categories));
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
			"a bad status with any body",
			() => Response.json({ code: 1, msg: "", data: categories }, { status: 503 }),
			new Unreachable({ reason: "bad status", status: 503 }),
		],
	])("%s is an error", async (_, answer, error) => {
		expect(await queryWith(answer)).toEqual(Result.fail(error));
	});

	test.each<[string, () => Response]>([
		["an answer that is not JSON", () => new Response("<html>")],
		["an answer without an envelope", () => Response.json(categories)],
		[
			"data that does not fit the contract",
			() => enveloped(1, [{ Id: "first", NameShowTrans: "Currencies" }]),
		],
	])("%s is unreadable, and the error names the call", async (_, answer) => {
		const result = await queryWith(answer);
		expect(Result.isFailure(result) && result.failure).toMatchObject({
			_tag: "Unreadable",
			call: "market.getCategories",
		} satisfies Partial<Unreadable>);
	});

	test("a dropped connection is unreachable", async () => {
		const { http } = startHttp(() => Promise.reject(new TypeError("fetch failed")));
		expect(await run(http.query(market.getCategories, {}))).toEqual(
			Result.fail(new Unreachable({ reason: "no answer" })),
		);
	});

	test("without a network nothing is sent", async () => {
		const { http, requests } = startHttp(() => enveloped(1, []), { isOnline: () => false });
		expect(await run(http.query(market.getCategories, {}))).toEqual(
			Result.fail(new Unreachable({ reason: "offline" })),
		);
		expect(requests).toEqual([]);
	});

	test("a plain reply is its own data", async () => {
		const { http } = startHttp(() => Response.json(site.getManifest.example.reply));
		expect(await run(http.query(site.getManifest, {}))).toEqual(
			Result.succeed(site.getManifest.example.reply),
		);
	});
});
