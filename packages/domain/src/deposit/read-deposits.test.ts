import { Effect, Layer, Result } from "effect";
import { describe, expect, test } from "vitest";
import { plain } from "../money/plain.test-support.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { Deposits } from "./deposits.port.ts";
import {
	bankRecord,
	bitcoin,
	cryptoRecord,
	dollars,
	euros,
	memoryDeposits,
	moneyOf,
	proof,
	tron,
} from "./deposits.test-support.ts";
import { readBankDeposit, readCryptoDeposit, readDepositRecord, readWireDeposit } from "./read-deposits.ts";
import type { DepositRecord } from "./record/deposit-record.ts";

const offline = new Unreachable({ reason: "offline" });

describe("Spec 2 §7: what a deposit form reads first", () => {
	const twoDeposits = async () => {
		const memory = memoryDeposits();
		await Effect.runPromise(
			Effect.provide(
				Effect.gen(function* () {
					const deposits = yield* Deposits;
					yield* deposits.submitCrypto({
						channelId: 1,
						address: tron.address,
						amount: moneyOf("20"),
						proof,
					});
					yield* deposits.createBankDeposit({ optionId: 1, amount: moneyOf("100") });
				}),
				memory.layer,
			),
		);
		return memory.layer;
	};
	const read = async <A>(effect: Effect.Effect<A, QueryError, Deposits>, layer: Layer.Layer<Deposits>) =>
		plain(await Effect.runPromise(Effect.provide(effect, layer)));

	test("a crypto deposit reads the channels and the newest record of its kind", async () => {
		expect(await read(readCryptoDeposit, await twoDeposits())).toEqual({
			channels: plain([tron, bitcoin]),
			lastRecordId: 1,
		});
	});

	test("a deposit to a chosen bank reads the banks and the newest record of its kind", async () => {
		expect(await read(readWireDeposit, await twoDeposits())).toEqual(
			plain({ options: [dollars, euros], lastRecordId: 2 }),
		);
	});

	test("a deposit to a matched bank reads the pending deposit, too", async () => {
		expect(await read(readBankDeposit, await twoDeposits())).toEqual(
			plain({
				options: [dollars, euros],
				pending: { id: 2, amount: moneyOf("100"), optionId: 1, bank: undefined, proof: undefined },
				lastRecordId: 2,
			}),
		);
	});

	test("a customer's first deposit has 0 as the highest id, and none is pending", async () => {
		const { layer } = memoryDeposits();
		expect(await read(readBankDeposit, layer)).toEqual(
			plain({ options: [dollars, euros], pending: undefined, lastRecordId: 0 }),
		);
	});

	test.each([
		["channels", readCryptoDeposit],
		["bankOptions", readWireDeposit],
		["pendingDeposit", readBankDeposit],
	] as const)("fails without %s", async (query, effect) => {
		const { layer } = memoryDeposits();
		const failing = Layer.effect(
			Deposits,
			Effect.map(Deposits, (deposits) => ({ ...deposits, [query]: Effect.fail(offline) })),
		).pipe(Layer.provide(layer));
		const read: Effect.Effect<unknown, QueryError, Deposits> = effect;
		expect(await Effect.runPromise(Effect.result(Effect.provide(read, failing)))).toEqual(
			Result.fail(offline),
		);
	});
});

describe("Reading one record again", () => {
	const listed = (pages: readonly (readonly DepositRecord[])[]) => {
		const requests: string[] = [];
		const { layer } = memoryDeposits();
		const deposits = Layer.effect(
			Deposits,
			Effect.map(Deposits, (memory) => ({
				...memory,
				records: ({ kind, page }: { readonly kind: string; readonly page: number }) =>
					Effect.sync(() => {
						requests.push(`${kind} ${page}`);
						return { rows: pages[page - 1] ?? [], total: 99, extra: undefined };
					}),
			})),
		).pipe(Layer.provide(layer));
		return {
			requests,
			find: (id: number) =>
				Effect.runPromise(Effect.provide(readDepositRecord({ id, kind: "bank" }), deposits)),
		};
	};
	const record = (id: number): DepositRecord => ({ ...bankRecord, id });

	test("finds it on a later page of its kind, and stops there", async () => {
		const { find, requests } = listed([[record(9), record(8)], [record(5)], [record(4)]]);
		expect([await find(5), requests]).toEqual([record(5), ["bank 1", "bank 2"]]);
	});

	test("ends where the list ends", async () => {
		const { find, requests } = listed([[cryptoRecord]]);
		expect([await find(5), requests]).toEqual([undefined, ["bank 1", "bank 2"]]);
	});

	test("ends after five pages", async () => {
		const { find, requests } = listed(Array.from({ length: 9 }, (_, page) => [record(900 - page)]));
		expect([await find(5), requests.at(-1)]).toEqual([undefined, "bank 5"]);
	});
});
