import { assign, setup } from "xstate";
import type {
	CommandCarriedOut,
	CommandContext,
	CommandEvent,
	CommandReply,
	ResumeCommand,
} from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { writeTypedDecimal } from "../../money/typed-decimal.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { FundId } from "../fund.ts";
import type { FundReading } from "../read-fund.ts";
import type { SentSubscription } from "./reconcile-subscription.ts";
import { emptySubscription, type SubscriptionChange, type SubscriptionForm } from "./subscription-form.ts";
import { type SubscriptionFacts, summariseSubscription } from "./subscription-summary.ts";

export interface FundSubscriptionInput {
	readonly fundId: FundId;
	readonly language: LanguageCode;
}

export type FundSubscriptionEvent =
	| CommandEvent
	| ResumeCommand<SentSubscription>
	/** Reads the fund again. */
	| { readonly type: "refresh" }
	| { readonly type: "change"; readonly change: Exclude<SubscriptionChange, { is: "language" }> }
	/** Opens the confirmation. */
	| { readonly type: "submit" }
	| { readonly type: "go back" }
	/** Sends the subscription. A name other than 'submit' prevents a double tap from confirming. */
	| { readonly type: "confirm" }
	| { readonly type: "facts"; readonly facts: Pick<SubscriptionFacts, "language"> };

export interface FundSubscriptionTypes {
	readonly form: SubscriptionForm;
	readonly facts: SubscriptionFacts & {
		readonly fundId: FundId;
		/** Before the subscription; `undefined` when unknown. */
		readonly lastSubscriptionId: number | undefined;
		/** Why the last reading of the fund failed; `undefined` after a defect. */
		readonly error: QueryError | undefined;
	};
	readonly sent: SentSubscription;
	readonly answer: CommandReply;
	readonly event: FundSubscriptionEvent;
}

export type FundSubscriptionContext = CommandContext<FundSubscriptionTypes>;

interface In {
	readonly context: FundSubscriptionContext;
}

/** The form that sent a subscription. */
export const formOfSubscription = (
	{ order }: SentSubscription,
	{ facts }: FundSubscriptionContext,
): SubscriptionForm => ({ amount: writeTypedDecimal(order.amount, facts.language) });

/** The subscription that 'confirm' would send; `undefined` while the form is incomplete. */
export const subscriptionToSend = ({ context: { form, facts } }: In): SentSubscription | undefined => {
	const { order } = summariseSubscription(form, facts);
	return order && { order, lastSubscriptionId: facts.lastSubscriptionId };
};

const { actors, guards, actions, delays } = commandSetup<FundSubscriptionTypes>();

export const fundSubscriptionSetup = setup({
	types: {} as {
		input: FundSubscriptionInput;
		context: FundSubscriptionContext;
		events: FundSubscriptionEvent;
		emitted: CommandCarriedOut<FundSubscriptionTypes>;
		tags: "busy";
	},
	actors: { ...actors, readFund: requestActor<FundReading, QueryError, FundId>() },
	guards: { ...guards, "may send": (given) => subscriptionToSend(given) !== undefined },
	actions: { ...actions, "reset the form": assign({ form: emptySubscription }) },
	delays,
});
