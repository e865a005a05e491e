import { assign, emit, setup } from "xstate";
import type { CommandCarriedOut, CommandContext, CommandEvent, Told } from "../../command/command.ts";
import { present } from "../../command/command-answer.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { BoundWay } from "../ways/bound-way.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";
import type { WaysQuery } from "../withdrawals.port.ts";
import type { SentWithdrawal } from "./reconcile-withdrawal.ts";
import type { ToldOfWithdrawals, WithdrawalFacts } from "./withdrawal-facts.ts";
import type { WithdrawalFilling } from "./withdrawal-filling.ts";
import { emptiedWithdrawal, type WithdrawalChange, type WithdrawalForm } from "./withdrawal-form.ts";
import { needsWay, summariseWithdrawal } from "./withdrawal-summary.ts";

export type WithdrawalEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: WithdrawalChange }
	| { readonly type: "facts"; readonly facts: Partial<ToldOfWithdrawals> }
	/** The lists are wanted anew: pulled to refresh, or a way was bound or removed. */
	| { readonly type: "read again" }
	| { readonly type: "retry" }
	| { readonly type: "go and bind" }
	| { readonly type: "press" }
	/** The pay password was typed; kept nowhere. */
	| { readonly type: "confirm"; readonly payPassword: string }
	| { readonly type: "back" };

export interface WithdrawalTypes {
	readonly form: WithdrawalForm;
	readonly facts: WithdrawalFacts;
	readonly sent: SentWithdrawal;
	readonly answer: Told;
	readonly event: WithdrawalEvent;
}

/** The customer wants to bind a way of this kind first (Spec 2 §5). */
export interface BindWanted {
	readonly type: "bind wanted";
	readonly kind: WithdrawalKind;
	readonly currencyId: number;
}

export type WithdrawalContext = CommandContext<WithdrawalTypes>;

/** What goes out once: the withdrawal and, where the site wants it, the pay password, which is nowhere else. */
export interface WithdrawalToSend extends SentWithdrawal {
	readonly payPassword: string | undefined;
}

const { actors, guards, actions, delays } = commandSetup<WithdrawalTypes>();

/** What a press would send of what stands in the form. */
export const sentBy = ({ form, facts }: WithdrawalContext): SentWithdrawal | undefined => {
	const { sends } = summariseWithdrawal(form, facts);
	return sends && { ...sends, lastRecordId: facts.lastRecordIds[sends.order.kind] };
};

/** What the withdrawal looks at and does; its states are in `withdrawal.machine.ts`. */
export const withdrawalSetup = setup({
	types: {} as {
		input: WithdrawalFacts;
		context: WithdrawalContext;
		events: WithdrawalEvent;
		emitted: CommandCarriedOut<WithdrawalTypes> | BindWanted;
		tags: "busy";
	},
	actors: {
		...actors,
		send: requestActor<Told, CommandError, WithdrawalToSend>(),
		readCurrencies: requestActor<readonly WithdrawalCurrency[], QueryError, WithdrawalKind>(),
		readWays: requestActor<readonly BoundWay[], QueryError, WaysQuery>(),
	},
	guards: {
		...guards,
		"offers nothing": ({ context: { form, facts } }) =>
			form.kind === undefined || facts.currencies?.length === 0,
		"must read the currencies": ({ context }) => context.facts.currencies === undefined,
		"must read the ways": ({ context: { form, facts } }) => needsWay(form, facts) && facts.ways === undefined,
		"has no way": ({ context: { form, facts } }) => needsWay(form, facts) && facts.ways?.length === 0,
		"is about other lists": ({ context: { form } }, next: WithdrawalFilling) =>
			next.form.kind !== form.kind || next.form.currencyId !== form.currencyId,
		"may send": ({ context }) => sentBy(context) !== undefined,
		"needs the pay password": ({ context }) => context.facts.needsPayPassword,
		"is a password": (_, text: string) => text !== "",
	},
	actions: {
		...actions,
		"take what changed": assign((_, next: WithdrawalFilling) => next),
		"forget the lists": assign(({ context: { facts } }) => ({
			facts: { ...facts, currencies: undefined, ways: undefined },
		})),
		"forget the last record": assign(({ context: { facts, sent } }) => ({
			facts: {
				...facts,
				lastRecordIds: { ...facts.lastRecordIds, [present(sent).order.kind]: undefined },
			},
		})),
		"empty the form": assign(({ context }) => ({ form: emptiedWithdrawal(context.form) })),
		"ask for a binding": emit(({ context: { form } }) => ({
			type: "bind wanted",
			kind: present(form.kind),
			currencyId: present(form.currencyId),
		})),
	},
	delays,
});
