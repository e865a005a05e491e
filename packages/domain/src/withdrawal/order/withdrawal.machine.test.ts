import { Result } from "effect";
import { describe, expect, test } from "vitest";
import {
	commandAnswers,
	commandEvents,
	offline,
	sessionInvalid,
	testCommand,
} from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { WithdrawalKind, WithdrawalRecord } from "../withdrawal.ts";
import {
	currencies,
	exampleOrder,
	exampleSent,
	facts,
	moneyOf,
	secondTetherWay,
	tetherWay,
} from "../withdrawals.test-support.ts";
import { startWithdrawal, unread } from "./start-withdrawal.test-support.ts";
import { withdrawalMachine } from "./withdrawal.machine.ts";
import { emptyWithdrawal, type WithdrawalChange } from "./withdrawal-form.ts";
import { dollarPrice } from "./withdrawal-terms.ts";

const change = (one: WithdrawalChange) => ({ type: "change", change: one }) as const;

const sent = plain({
	...exampleSent,
	order: { ...exampleOrder, target: { is: "way", wayId: 102 } },
	target: secondTetherWay.address,
});

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
