import { transfer as contract } from "@tradewind/contracts";
import { decimal, money } from "@tradewind/domain/money";
import { NotSent } from "@tradewind/domain/request";
import { Support } from "@tradewind/domain/support";
import { Transfers } from "@tradewind/domain/transfer";
import { Effect, Result } from "effect";
import { describe, expect, test, vi } from "vitest";
import { support } from "../support/support.adapter.ts";
import { transfers } from "../transfer/transfer.adapter.ts";
import type { Adapter } from "./adapter.ts";
import { enveloped, startHttp } from "./fake-platform.test-support.ts";
import { loadedLater } from "./loaded-later.ts";

const order = { amount: money(decimal("12.5")), currencyId: 1, from: 1, to: 2 };

const transfer = Transfers.use((port) => port.transfer(order));
const log = Transfers.use((port) => port.log({ accountId: 1, page: 1 }));

const notLoaded = Result.fail(new NotSent({ reason: "not loaded" }));

/** An app whose code for transfers is fetched by `fetchCode`. */
const start = (fetchCode: () => Promise<Adapter<Transfers>>, isOnline: () => boolean = () => true) => {
	const fetches = vi.fn(fetchCode);
	const { http, options, requests } = startHttp(
		({ url }) =>
			new URL(url).pathname === contract.transfer.path
				? enveloped(1, {}, "Transferred")
				: enveloped(1, { data: [], total: 0 }),
		{ isOnline },
	);
	const ports = loadedLater(Transfers, {}, fetches).adapter(http, {
		...options,
		device: () => ({ system: "", version: "", id: "" }),
		deviceClock: () => {
			throw new Error("no call needs the clock");
		},
	});
	return {
		fetches,
		run: <A, E>(effect: Effect.Effect<A, E, Transfers>) =>
			Effect.runPromise(Effect.result(Effect.provide(effect, ports))),
		sent: () => requests.map(({ url }) => new URL(url).pathname),
	};
};

/** Answers once with an error, as a browser does for code that it could not fetch, then with the code. */
const failingOnce = () =>
	vi
		.fn<() => Promise<Adapter<Transfers>>>()
		.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
		.mockResolvedValue(transfers);

test("a request waits for its code and is then sent", async () => {
	const { run, sent, fetches } = start(() => Promise.resolve(transfers));
	expect(fetches).not.toHaveBeenCalled();
	expect(await run(transfer)).toEqual(Result.succeed({ message: "Transferred" }));
	expect(await run(log)).toEqual(Result.succeed({ rows: [], total: 0, extra: undefined }));
	expect([sent(), fetches.mock.calls.length]).toEqual([
		[contract.transfer.path, contract.getTransferLog.path],
		1,
	]);
});

describe("the code of a request that cannot be fetched", () => {
	test("a command is certainly not sent, and the next press sends it once", async () => {
		const { run, sent } = start(failingOnce());
		expect(await run(transfer)).toEqual(notLoaded);
		expect(sent()).toEqual([]);
		expect(await run(transfer)).toEqual(Result.succeed({ message: "Transferred" }));
		expect(sent()).toEqual([contract.transfer.path]);
	});

	test("a reading fails and can be repeated", async () => {
		const { run } = start(failingOnce());
		expect(await run(log)).toEqual(notLoaded);
		expect(await run(log)).toEqual(Result.succeed({ rows: [], total: 0, extra: undefined }));
	});

	test("is not fetched without a network", async () => {
		let isOnline = false;
		const { run, fetches } = start(
			() => Promise.resolve(transfers),
			() => isOnline,
		);
		expect([await run(log), fetches.mock.calls.length]).toEqual([
			Result.fail(new NotSent({ reason: "offline" })),
			0,
		]);
		isOnline = true;
		expect(Result.isSuccess(await run(log))).toBe(true);
	});

	test("is awaited for 15 s: a command is not sent after it has failed", async () => {
		vi.useFakeTimers();
		try {
			let arrive: (code: Adapter<Transfers>) => void = () => {};
			const { run, sent } = start(() => new Promise((resolve) => (arrive = resolve)));
			const answer = run(transfer);
			await vi.advanceTimersByTimeAsync(15_000);
			expect(await answer).toEqual(notLoaded);
			arrive(transfers);
			await vi.advanceTimersByTimeAsync(60_000);
			expect(sent()).toEqual([]);
		} finally {
			vi.useRealTimers();
		}
	});
});

test("a member of a port that is no function waits for its code, too", async () => {
	const { http, options } = startHttp(() => enveloped(1, { name: "Tradewind Ltd" }));
	const { adapter } = loadedLater(Support, { company: "without input" }, () => Promise.resolve(support));
	const ports = adapter(http, { ...options, device: vi.fn(), deviceClock: vi.fn() });
	const company = await Effect.runPromise(
		Effect.provide(
			Support.use((port) => port.company),
			ports,
		),
	);
	expect(company.name).toBe("Tradewind Ltd");
});
