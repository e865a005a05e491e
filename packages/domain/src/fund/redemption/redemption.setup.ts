import { assign, setup } from "xstate";
import type {
	CommandCarriedOut,
	CommandContext,
	CommandEvent,
	CommandReply,
	ResumeCommand,
} from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { Subscription, SubscriptionId, SubscriptionStatus } from "../subscription/subscription.ts";
import { noRedemption, type Redemption, type RedemptionForm } from "./redemption-form.ts";

export interface RedemptionFacts {
	/** The newest known reading; a late reading never replaces it. */
	readonly subscription: Subscription;
	/** Why the last reading failed; `undefined` after a defect or if the list did not contain it. */
	readonly error: QueryError | undefined;
}

export type RedemptionEvent =
	| CommandEvent
	| ResumeCommand<Redemption>
	/** Reads the subscription again. */
	| { readonly type: "refresh" }
	/** Opens the confirmation. */
	| { readonly type: "redeem" }
	| { readonly type: "go back" }
	/** Sends the redemption. A name other than 'redeem' prevents a double tap from confirming. */
	| { readonly type: "confirm" }
	/** A list that contains the subscription was read. */
	| { readonly type: "facts"; readonly facts: Pick<RedemptionFacts, "subscription"> };

export interface RedemptionTypes {
	readonly form: RedemptionForm;
	readonly facts: RedemptionFacts;
	readonly sent: Redemption;
	readonly answer: CommandReply;
	readonly event: RedemptionEvent;
}

export type RedemptionContext = CommandContext<RedemptionTypes>;

const { actors, guards, actions, delays } = commandSetup<RedemptionTypes>();

interface In {
	readonly context: RedemptionContext;
}
const stands =
	(status: SubscriptionStatus) =>
	({ context }: In): boolean =>
		context.facts.subscription.status === status;

export const redemptionSetup = setup({
	types: {} as {
		input: Pick<RedemptionFacts, "subscription">;
		context: RedemptionContext;
		events: RedemptionEvent;
		emitted: CommandCarriedOut<RedemptionTypes>;
		tags: "busy";
	},
	actors: {
		...actors,
		readSubscription: requestActor<Subscription | undefined, QueryError, SubscriptionId>(),
	},
	guards: {
		...guards,
		"is running": stands("running"),
		"is being refunded": stands("refunding"),
		"is refunded": stands("refunded"),
		"is requested": ({ context }) => context.form.isRequested,
	},
	actions: { ...actions, "reset the form": assign({ form: noRedemption }) },
	delays,
});
