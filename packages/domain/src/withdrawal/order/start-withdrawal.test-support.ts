import { createActor, SimulatedClock } from "xstate";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { BoundWay } from "../ways/bound-way.ts";
import type { WithdrawalCurrency, WithdrawalKind, WithdrawalRecord } from "../withdrawal.ts";
import type { WaysQuery } from "../withdrawals.port.ts";
import { facts } from "../withdrawals.test-support.ts";
import type { CurrenciesQuery, CurrenciesReading } from "./read-currencies.ts";
import type { SentWithdrawal } from "./reconcile-withdrawal.ts";
import { withdrawalMachine } from "./withdrawal.machine.ts";
import type { WithdrawalToSend } from "./withdrawal.setup.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import type { WithdrawalChange } from "./withdrawal-form.ts";
import { dollarPrice } from "./withdrawal-terms.ts";

export const unread: Partial<WithdrawalFacts> = { currencies: undefined, ways: undefined };

/** A withdrawal on a simulated clock, with requests that the test answers. */
export const startWithdrawal = (updates: Partial<WithdrawalFacts> = {}) => {
	const clock = new SimulatedClock();
	const send = scriptedRequest<CommandReply, CommandError, WithdrawalToSend>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentWithdrawal>();
	const readCurrencies = scriptedRequest<CurrenciesReading, QueryError, CurrenciesQuery>();
	/** In tests without another account than dollars. */
	const listed = {
		...readCurrencies,
		inputs: () => readCurrencies.inputs().map(({ kind }) => kind),
		succeed: (currencies: readonly WithdrawalCurrency[]) =>
			readCurrencies.succeed({ currencies, accountPrice: dollarPrice }),
	};
	const readWays = scriptedRequest<readonly BoundWay[], QueryError, WaysQuery>();
	const readNewest = scriptedRequest<readonly WithdrawalRecord[], QueryError, WithdrawalKind>();
	const machine = withdrawalMachine.provide({
		actors: {
			send: send.logic,
			reconcile: reconcile.logic,
			readCurrencies: readCurrencies.logic,
			readWays: readWays.logic,
			readNewest: readNewest.logic,
		},
	});
	const actor = createActor(machine, { clock, input: { ...facts, ...updates } });
	const emitted: unknown[] = [];
	actor.on("*", (event) => emitted.push(plain(event)));
	actor.start();
	const context = () => actor.getSnapshot().context;
	return {
		actor,
		clock,
		send,
		reconcile,
		readCurrencies: listed,
		readWays,
		readNewest,
		emitted,
		context,
		form: () => context().form,
		state: () => {
			const { value } = actor.getSnapshot();
			return typeof value === "object" && "filling in" in value ? "filling in" : value;
		},
		/** The state of the reading of the newest withdrawals. */
		reading: () => {
			const { value } = actor.getSnapshot();
			return typeof value === "object" && "filling in" in value ? value["filling in"] : undefined;
		},
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		change: (change: WithdrawalChange) => actor.send({ type: "change", change }),
		fill: () => {
			actor.send({ type: "change", change: { is: "way", wayId: 101 } });
			actor.send({ type: "change", change: { is: "amount", text: "25.5" } });
		},
		/** Submits; and confirms, if that needs no pay password. */
		press: () => {
			actor.send({ type: "submit" });
			if (!context().facts.needsPayPassword) actor.send({ type: "confirm", payPassword: "" });
		},
		confirm: (payPassword: string) => actor.send({ type: "confirm", payPassword }),
	};
};
