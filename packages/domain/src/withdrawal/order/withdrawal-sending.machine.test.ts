import { describe, expect, test } from "vitest";
import { lost, offline, refused } from "../../command/command.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { BoundWay } from "../ways/bound-way.ts";
import type { WithdrawalKind, WithdrawalRecord } from "../withdrawal.ts";
import { noTexts } from "../withdrawal-texts.ts";
import { bankWay, currencies, moneyOf, tetherWay } from "../withdrawals.test-support.ts";
import { startWithdrawal, unread } from "./start-withdrawal.test-support.ts";

describe("A press", () => {
	test("sends nothing while there is an issue", () => {
		const { press, fill, change, state } = startWithdrawal();
		press();
		fill();
		change({ is: "amount", text: "1000.01" });
		press();
		expect(state()).toBe("filling in");
	});

	test("sends the last record id of its own kind", () => {
		const { press, change, context } = startWithdrawal({
			offers: { crypto: false, bank: true },
			currencies: currencies.bank,
			ways: [bankWay],
		});
		change({ is: "max" });
		press();
		expect(plain(context().sent)).toEqual({
			order: {
				kind: "bank",
				currencyId: 21,
				amount: "1000",
				target: { is: "way", wayId: 103 },
				...noTexts,
			},
			currencyCode: "EUR",
			target: "0012345678",
			knownRecords: [],
		});
	});

	const newer: readonly WithdrawalRecord[] = [
		{
			kind: "crypto",
			amount: moneyOf("25.5"),
			received: moneyOf("20.5"),
			currencyCode: "USDT",
			fee: moneyOf("5"),
			statusText: "Waiting for review",
			isRejected: false,
			createdAt: "2026-01-05 10:00:00",
			target: "TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9",
			businessId: undefined,
			notes: "rent",
		},
	];

	test("A-57: reads the newest of its kind on arrival, for another kind, on 'catch up' and after each withdrawal", async () => {
		const { actor, press, fill, send, readCurrencies, readWays, readNewest, change } =
			startWithdrawal(unread);
		const read = async (kind: WithdrawalKind, ways: readonly BoundWay[]) => {
			await readCurrencies.succeed(currencies[kind]);
			await readWays.succeed(ways);
		};
		await read("crypto", [tetherWay]);
		await readNewest.succeed(newer);
		change({ is: "kind", kind: "bank" });
		await read("bank", [bankWay]);
		await readNewest.succeed([]);
		change({ is: "kind", kind: "crypto" });
		await read("crypto", [tetherWay]);
		actor.send({ type: "catch up" });
		expect(readNewest.inputs()).toEqual(["crypto", "bank", "crypto", "crypto"]);
		fill();
		press();
		await send.succeed({ message: "Done" });
		actor.send({ type: "acknowledge" });
		expect(readNewest.inputs().slice(4)).toEqual(["crypto"]);
	});

	test("does not use the records from before an accepted withdrawal", async () => {
		const { actor, press, fill, send, readNewest, context } = startWithdrawal();
		const known = () => context().facts.knownRecords;
		await readNewest.succeed([]);
		fill();
		press();
		await send.succeed({ message: "Done" });
		expect(known()).toEqual({ crypto: undefined, bank: [] });
		actor.send({ type: "acknowledge" });
		await readNewest.succeed(newer);
		fill();
		press();
		expect([known(), context().sent?.knownRecords]).toEqual([{ crypto: newer, bank: [] }, newer]);
	});

	test("A-140: drops a reading that began before it was sent", async () => {
		const { press, fill, readNewest, context } = startWithdrawal();
		fill();
		press();
		await readNewest.succeed(newer).catch(() => {});
		expect([context().facts.knownRecords.crypto, context().sent?.knownRecords]).toEqual([[], []]);
	});

	test("keeps the known records if they cannot be read again", async () => {
		const { readNewest, reading, context } = startWithdrawal();
		await readNewest.fail(offline);
		expect([reading(), context().facts.knownRecords]).toEqual(["ready", { crypto: [], bank: [] }]);
	});

	test("does not use those from before a withdrawal with an unknown outcome", async () => {
		const { actor, press, fill, send, reconcile, clock, context, state } = startWithdrawal();
		fill();
		press();
		await send.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		expect([state(), context().facts.knownRecords, context().sent?.knownRecords]).toEqual([
			{ "outcome unknown": "unresolved" },
			{ crypto: undefined, bank: [] },
			[],
		]);
		actor.send({ type: "check again" });
		expect(reconcile.inputs().map(({ knownRecords }) => knownRecords)).toEqual([[], []]);
	});

	test("still uses the known records after a refusal", async () => {
		const { press, fill, send, context } = startWithdrawal();
		fill();
		press();
		await send.fail(refused);
		expect(context().facts.knownRecords).toEqual({ crypto: [], bank: [] });
	});
});

test("a refresh during a withdrawal reads the lists after it", async () => {
	const { actor, press, fill, send, state, readCurrencies } = startWithdrawal();
	fill();
	press();
	actor.send({ type: "refresh" });
	expect([state(), readCurrencies.inputs()]).toEqual(["sending", []]);
	await send.succeed({ message: "Done" });
	actor.send({ type: "acknowledge" });
	expect([state(), readCurrencies.inputs()]).toEqual(["loading currencies", ["crypto"]]);
});
