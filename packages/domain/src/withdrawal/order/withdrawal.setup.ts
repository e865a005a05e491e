import { assign, emit, setup } from "xstate";
import type {
	CommandCarriedOut,
	CommandContext,
	CommandEvent,
	CommandReply,
	ResumeCommand,
} from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { BoundWay } from "../ways/bound-way.ts";
import type { WithdrawalKind, WithdrawalRecord } from "../withdrawal.ts";
import type { WaysQuery } from "../withdrawals.port.ts";
import type { CurrenciesQuery, CurrenciesReading } from "./read-currencies.ts";
import type { SentWithdrawal } from "./reconcile-withdrawal.ts";
import type { WithdrawalExternalFacts, WithdrawalFacts } from "./withdrawal-facts.ts";
import { resetWithdrawal, type WithdrawalChange, type WithdrawalForm } from "./withdrawal-form.ts";
import type { WithdrawalFormState } from "./withdrawal-form-state.ts";
import { needsWay, summariseWithdrawal } from "./withdrawal-summary.ts";

export type WithdrawalEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: WithdrawalChange }
	| { readonly type: "facts"; readonly facts: Partial<WithdrawalExternalFacts> }
	/** Reads the lists again: after a pull to refresh, or after a way was bound or removed. */
	| { readonly type: "refresh" }
	| { readonly type: "retry" }
	/** Another tab or device may have withdrawn: reads the newest withdrawals again. */
	| { readonly type: "catch up" }
	| ResumeCommand<SentWithdrawal>
	| { readonly type: "bind a way" }
	| { readonly type: "submit" }
	/** With the typed pay password, which is never stored; empty on a site without it. */
	| { readonly type: "confirm"; readonly payPassword: string }
	| { readonly type: "back" };

export interface WithdrawalTypes {
	readonly form: WithdrawalForm;
	readonly facts: WithdrawalFacts;
	readonly sent: SentWithdrawal;
	readonly answer: CommandReply;
	readonly event: WithdrawalEvent;
}

/** The customer wants to bind a way of this kind first (Spec 2 §5). */
export interface BindingRequested {
	readonly type: "binding requested";
	readonly kind: WithdrawalKind;
	readonly currencyId: number;
}

export type WithdrawalContext = CommandContext<WithdrawalTypes>;

/** The request: the withdrawal and, if required, the pay password, which exists nowhere else. */
export interface WithdrawalToSend extends SentWithdrawal {
	readonly payPassword: string | undefined;
}

const { actors, guards, actions, delays } = commandSetup<WithdrawalTypes>();

/** The withdrawal that the form would send; `undefined` while it is incomplete. */
export const toSend = ({ form, facts }: WithdrawalContext): SentWithdrawal | undefined => {
	const { sends } = summariseWithdrawal(form, facts);
	return sends && { ...sends, knownRecords: facts.knownRecords[sends.order.kind] };
};

/** Actors, guards, actions and delays of `withdrawal.machine.ts`. */
export const withdrawalSetup = setup({
	types: {} as {
		input: WithdrawalFacts;
		context: WithdrawalContext;
		events: WithdrawalEvent;
		emitted: CommandCarriedOut<WithdrawalTypes> | BindingRequested;
		tags: "busy";
	},
	actors: {
		...actors,
		send: requestActor<CommandReply, CommandError, WithdrawalToSend>(),
		readCurrencies: requestActor<CurrenciesReading, QueryError, CurrenciesQuery>(),
		readWays: requestActor<readonly BoundWay[], QueryError, WaysQuery>(),
		readNewest: requestActor<readonly WithdrawalRecord[], QueryError, WithdrawalKind>(),
	},
	guards: {
		...guards,
		/** A list that the form needs is missing: another state reads it first. */
		"is incomplete": ({ context: { form, facts } }) =>
			form.kind === undefined || !facts.currencies || (needsWay(form, facts) && !facts.ways?.length),
		"offers nothing": ({ context: { form, facts } }) =>
			form.kind === undefined || facts.currencies?.length === 0,
		"must read the currencies": ({ context }) => context.facts.currencies === undefined,
		"must read the ways": ({ context: { form, facts } }) => needsWay(form, facts) && facts.ways === undefined,
		"has no way": ({ context: { form, facts } }) => needsWay(form, facts) && facts.ways?.length === 0,
		"needs other lists": ({ context: { form } }, next: WithdrawalFormState) =>
			next.form.kind !== form.kind || next.form.currencyId !== form.currencyId,
		"may send": ({ context }) => toSend(context) !== undefined,
		"is confirmed": ({ context }, payPassword: string) =>
			!context.facts.needsPayPassword || payPassword !== "",
	},
	actions: {
		...actions,
		"set form and facts": assign((_, next: WithdrawalFormState) => next),
		"clear the lists": assign(({ context: { facts } }) => ({
			facts: { ...facts, currencies: undefined, ways: undefined },
		})),
		"set the known records": assign(
			({ context: { form, facts } }, records: readonly WithdrawalRecord[] | undefined) =>
				records === undefined
					? { facts }
					: {
							facts: {
								...facts,
								knownRecords: { ...facts.knownRecords, [requireValue(form.kind)]: records },
							},
						},
		),
		/** Prevents an equal withdrawal, sent before the next reading, from being confused with this one. */
		"clear the known records": assign(({ context: { facts, sent } }) => ({
			facts: {
				...facts,
				knownRecords: { ...facts.knownRecords, [requireValue(sent).order.kind]: undefined },
			},
		})),
		"reset the form": assign(({ context }) => ({ form: resetWithdrawal(context.form) })),
		"emit binding requested": emit(({ context: { form } }) => ({
			type: "binding requested",
			kind: requireValue(form.kind),
			currencyId: requireValue(form.currencyId),
		})),
	},
	delays,
});
