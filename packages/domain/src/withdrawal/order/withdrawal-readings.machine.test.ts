import { describe, expect, test } from "vitest";
import { offline } from "../../command/command.test-support.ts";
import {
	bankWay,
	bitcoin,
	currencies,
	moneyOf,
	secondTetherWay,
	tether,
	tetherWay,
} from "../withdrawals.test-support.ts";
import { startWithdrawal, unread } from "./start-withdrawal.test-support.ts";
import { emptyWithdrawal } from "./withdrawal-form.ts";

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
