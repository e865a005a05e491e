import { Result } from "effect";
import { describe, expect, test } from "vitest";
import {
	commandAnswers,
	commandEvents,
	lost,
	offline,
	refused,
	sessionInvalid,
	testCommand,
} from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { BoundWay } from "../ways/bound-way.ts";
import type { WithdrawalKind, WithdrawalRecord } from "../withdrawal.ts";
import { noTexts } from "../withdrawal-texts.ts";
import {
	bankWay,
	bitcoin,
	currencies,
	exampleOrder,
	exampleSent,
	facts,
	moneyOf,
	secondTetherWay,
	tether,
	tetherWay,
} from "../withdrawals.test-support.ts";
import { startWithdrawal, unread } from "./start-withdrawal.test-support.ts";
import { withdrawalMachine } from "./withdrawal.machine.ts";
import { emptyWithdrawal, type WithdrawalChange } from "./withdrawal-form.ts";
import { dollarPrice } from "./withdrawal-terms.ts";

const change = (one: WithdrawalChange) => ({ type: "change", change: one }) as const;
const answer = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
const broke = (id: string) => ({ type: `xstate.error.actor.${id}` as const, error: new Error() });

test("every state and every transition is covered", () => {
	coverMachine(
		withdrawalMachine,
		[
			change({ is: "kind", kind: "bank" }),
			change({ is: "way", wayId: 101 }),
			change({ is: "amount", text: "25" }),
			{ type: "facts", facts: { needsPayPassword: true } },
			{ type: "facts", facts: { offers: { crypto: false, bank: true } } },
			{ type: "facts", facts: { offers: { crypto: false, bank: false } } },
			{ type: "facts", facts: { free: moneyOf("1") } },
			{ type: "refresh" },
			{
				type: "resume",
				sent: exampleSent,
			},
			{ type: "retry" },
			{ type: "catch up" },
			{ type: "bind a way" },
			{ type: "submit" },
			{ type: "confirm", payPassword: "secret" },
			{ type: "back" },
			answer("readCurrencies", Result.succeed({ currencies: currencies.crypto, accountPrice: dollarPrice })),
			answer("readCurrencies", Result.fail(offline)),
			broke("readCurrencies"),
			answer("readWays", Result.succeed([tetherWay])),
			answer("readWays", Result.succeed([])),
			answer("readWays", Result.fail(offline)),
			broke("readWays"),
			answer("readNewest", Result.succeed([])),
			broke("readNewest"),
			...commandEvents,
			...commandAnswers(),
			answer("send", Result.fail(sessionInvalid)),
		],
		{
			input: { ...facts, ...unread },
			/** A sent withdrawal does not depend on later changes of the form. */
			sameWhen: ({ value, context: { form, facts: known, reconcileAttempts, mayStillComplete, sent } }) =>
				sent
					? [value, reconcileAttempts, mayStillComplete]
					: [
							value,
							[form.kind, form.wayId, form.amount],
							[known.currencies?.length, known.ways?.length, known.needsPayPassword],
						],
		},
	);
});

const sent = plain({
	...exampleSent,
	order: { ...exampleOrder, target: { is: "way", wayId: 102 } },
	target: secondTetherWay.address,
});

testCommand({
	machine: withdrawalMachine.provide({
		actors: { readNewest: scriptedRequest<readonly WithdrawalRecord[], QueryError, WithdrawalKind>().logic },
	}),
	input: facts,
	back: { "filling in": "reading the newest" },
	fill: [
		change({ is: "way", wayId: 102 }),
		change({ is: "amount", text: "25.5" }),
		change({ is: "remark", text: "rent" }),
		{ type: "submit" },
	],
	press: { type: "confirm", payPassword: "" },
	refusedTo: "confirming",
	sends: sent,
	emptied: { ...emptyWithdrawal, kind: "crypto", currencyId: 11, wayId: 102 },
});

describe("Spec 2 §2: the currencies and ways of a withdrawal", () => {
	test("are read first: the currencies of the first kind, then the ways of the first currency", async () => {
		const { state, isBusy, readCurrencies, readWays, form, context } = startWithdrawal(unread);
		expect([state(), isBusy(), readCurrencies.inputs()]).toEqual(["loading currencies", true, ["crypto"]]);
		await readCurrencies.succeed(currencies.crypto);
		expect([state(), isBusy(), readWays.inputs()]).toEqual([
			"loading ways",
			true,
			[{ kind: "crypto", currencyId: 11 }],
		]);
		await readWays.succeed([tetherWay]);
		expect([state(), isBusy(), form().wayId, context().facts.ways]).toEqual([
			"filling in",
			false,
			101,
			[tetherWay],
		]);
	});

	test("are read without the ways if an address is typed, but with those of a bank", async () => {
		const { state, readCurrencies, readWays, change } = startWithdrawal({
			...unread,
			takesTypedAddress: true,
		});
		await readCurrencies.succeed(currencies.crypto);
		expect([state(), readWays.inputs()]).toEqual(["filling in", []]);
		change({ is: "kind", kind: "bank" });
		await readCurrencies.succeed(currencies.bank);
		expect([state(), readWays.inputs()]).toEqual(["loading ways", [{ kind: "bank", currencyId: 21 }]]);
		await readWays.succeed([bankWay]);
		expect(state()).toBe("filling in");
	});

	test("are read when addresses are no longer typed", () => {
		const { actor, state } = startWithdrawal({ ways: undefined, takesTypedAddress: true });
		actor.send({ type: "facts", facts: { takesTypedAddress: false } });
		expect(state()).toBe("loading ways");
	});

	test("are read again for another kind or currency; the input stays, and an old answer is not awaited", async () => {
		const { state, readCurrencies, readWays, change, form, fill } = startWithdrawal();
		fill();
		change({ is: "currency", currencyId: 12 });
		expect(state()).toBe("loading ways");
		change({ is: "kind", kind: "bank" });
		expect([state(), readWays.interrupted(), readCurrencies.inputs()]).toEqual([
			"loading currencies",
			[true],
			["bank"],
		]);
		change({ is: "kind", kind: "crypto" });
		expect([state(), readCurrencies.interrupted(), readCurrencies.inputs()]).toEqual([
			"loading currencies",
			[true, false],
			["bank", "crypto"],
		]);
		await readCurrencies.succeed(currencies.bank);
		expect([state(), form()]).toEqual([
			"loading currencies",
			{ ...emptyWithdrawal, kind: "crypto", amount: "25.5" },
		]);
	});

	test("continue to be read while the rest of the form is typed", async () => {
		const { state, readCurrencies, readWays, change, form } = startWithdrawal(unread);
		change({ is: "amount", text: "7" });
		await readCurrencies.succeed(currencies.crypto);
		change({ is: "remark", text: "rent" });
		expect([state(), readCurrencies.inputs().length, readWays.inputs().length]).toEqual([
			"loading ways",
			1,
			1,
		]);
		await readWays.succeed([tetherWay, secondTetherWay]);
		expect(form()).toEqual({
			...emptyWithdrawal,
			kind: "crypto",
			currencyId: 11,
			amount: "7",
			remark: "rent",
		});
	});

	test("are read again when the kind is no longer offered, not after other facts", () => {
		const { actor, state, readCurrencies } = startWithdrawal(unread);
		actor.send({ type: "facts", facts: { free: moneyOf("7") } });
		expect(readCurrencies.inputs()).toEqual(["crypto"]);
		actor.send({ type: "facts", facts: { offers: { crypto: false, bank: true } } });
		expect([state(), readCurrencies.inputs(), readCurrencies.interrupted()]).toEqual([
			"loading currencies",
			["crypto", "bank"],
			[true, false],
		]);
	});

	test("are read again on refresh, also during a reading; choices that still exist stay", async () => {
		const { actor, state, readCurrencies, readWays, form, fill } = startWithdrawal();
		fill();
		actor.send({ type: "refresh" });
		actor.send({ type: "refresh" });
		expect([state(), readCurrencies.interrupted()]).toEqual(["loading currencies", [true, false]]);
		await readCurrencies.succeed(currencies.crypto);
		await readCurrencies.succeed([bitcoin, tether]);
		await readWays.succeed([secondTetherWay, tetherWay]);
		expect([state(), form().currencyId, form().wayId, form().amount]).toEqual([
			"filling in",
			11,
			101,
			"25.5",
		]);
	});

	test("are read again from the currencies on, on a refresh during or after a failed reading of the ways", async () => {
		const { actor, state, readCurrencies, readWays } = startWithdrawal({ ways: undefined });
		actor.send({ type: "refresh" });
		expect([state(), readWays.interrupted(), readCurrencies.inputs()]).toEqual([
			"loading currencies",
			[true],
			["crypto"],
		]);
		await readCurrencies.fail(offline);
		actor.send({ type: "refresh" });
		expect([state(), readCurrencies.inputs()]).toEqual(["loading currencies", ["crypto", "crypto"]]);
	});

	test.each(["currencies", "ways"] as const)(
		"that cannot be read (%s) show the reason and can be retried",
		async (list) => {
			const known = list === "ways" ? { ways: undefined } : unread;
			const { actor, state, isBusy, context, readCurrencies, readWays } = startWithdrawal(known);
			const reading = list === "ways" ? readWays : readCurrencies;
			await reading.fail(offline);
			expect([state(), isBusy(), context().facts.error]).toEqual(["failed", false, offline]);
			actor.send({ type: "retry" });
			expect([state(), reading.inputs().length]).toEqual([`loading ${list}`, 2]);
			await reading.break();
			expect([state(), context().facts.error]).toEqual(["failed", undefined]);
			actor.send({ type: "retry" });
			await (list === "ways" ? readWays.succeed([tetherWay]) : readCurrencies.succeed(currencies.crypto));
			expect(context().facts.error).toBeUndefined();
			expect(state()).toBe(list === "ways" ? "filling in" : "loading ways");
		},
	);

	test("that could not be read are read at once for another choice", async () => {
		const { state, change, form, readCurrencies } = startWithdrawal(unread);
		await readCurrencies.fail(offline);
		change({ is: "amount", text: "7" });
		expect([state(), form().amount]).toEqual(["failed", "7"]);
		change({ is: "kind", kind: "bank" });
		expect([state(), readCurrencies.inputs()]).toEqual(["loading currencies", ["crypto", "bank"]]);
	});

	test.each([
		[{ offers: { crypto: false, bank: false } }, { offers: { crypto: true, bank: false } }],
		[{ currencies: [] }, { offers: { crypto: false, bank: true } }],
	])("do not exist with %j, until there are some with %j", (known, updates) => {
		const { actor, state } = startWithdrawal({ ...unread, ...known });
		expect(state()).toBe("nothing offered");
		actor.send({ type: "facts", facts: updates });
		expect(state()).toBe("loading currencies");
	});

	test("may be missing for one kind and exist for the other", () => {
		const { state, change } = startWithdrawal({ currencies: [] });
		change({ is: "kind", kind: "bank" });
		expect(state()).toBe("loading currencies");
	});
});

describe("Spec 2 §5, §8: without a bound way", () => {
	test("the machine shows it, and leads to the binding when the customer agrees", () => {
		const { actor, state, emitted } = startWithdrawal({ ways: [] });
		expect([state(), emitted]).toEqual(["way missing", []]);
		actor.send({ type: "bind a way" });
		expect([state(), emitted]).toEqual([
			"way missing",
			[{ type: "binding requested", kind: "crypto", currencyId: 11 }],
		]);
	});

	test("the form continues once a way was bound and the ways are read again", async () => {
		const { actor, state, readCurrencies, readWays, form, change } = startWithdrawal({ ways: [] });
		change({ is: "amount", text: "7" });
		expect(state()).toBe("way missing");
		actor.send({ type: "refresh" });
		await readCurrencies.succeed(currencies.crypto);
		await readWays.succeed([tetherWay]);
		expect([state(), form().wayId, form().amount]).toEqual(["filling in", 101, "7"]);
	});

	test("the form continues if an address may be typed from now on, and with another currency", () => {
		const typed = startWithdrawal({ ways: [] });
		typed.actor.send({ type: "facts", facts: { takesTypedAddress: true } });
		const other = startWithdrawal({ ways: [] });
		other.change({ is: "currency", currencyId: 12 });
		expect([typed.state(), other.state()]).toEqual(["filling in", "loading ways"]);
	});
});

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
