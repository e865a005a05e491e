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
import type { Trader } from "../trader/trader.ts";
import type { UserId } from "../user-id.ts";
import type { FollowCommand } from "./follow-command.ts";
import { emptyFollow, type FollowChange, type FollowForm } from "./follow-form.ts";
import { type FollowFacts, type FollowSummary, summariseFollow } from "./follow-summary.ts";

export interface FollowInput {
	/** The trader of this page. */
	readonly traderId: UserId;
	/** The signed-in customer; `undefined` for a visitor. */
	readonly customerId: number | undefined;
	readonly language: LanguageCode;
}

export type FollowEvent =
	| CommandEvent
	| ResumeCommand<FollowCommand>
	/** Reads the trader again. */
	| { readonly type: "refresh" }
	| { readonly type: "follow" }
	| { readonly type: "unfollow" }
	| { readonly type: "change"; readonly change: Exclude<FollowChange, { is: "intent" | "language" }> }
	| { readonly type: "go on" }
	| { readonly type: "go back" }
	/** Sends the settings. */
	| { readonly type: "submit" }
	/** Sends the unfollow. A name other than 'unfollow' prevents a double tap from confirming. */
	| { readonly type: "confirm" }
	| { readonly type: "facts"; readonly facts: Pick<FollowFacts, "language"> };

export interface FollowTypes {
	readonly form: FollowForm;
	readonly facts: FollowFacts & {
		readonly traderId: UserId;
		/** Why the last reading of the trader failed; `undefined` after a defect. */
		readonly error: QueryError | undefined;
	};
	readonly sent: FollowCommand;
	readonly answer: CommandReply;
	readonly event: FollowEvent;
}

export type FollowContext = CommandContext<FollowTypes>;

/** The form that sent a command. */
export const formOfFollow = (sent: FollowCommand, { facts: { language } }: FollowContext): FollowForm =>
	sent.is === "unfollow"
		? { ...emptyFollow, intent: "unfollow" }
		: {
				intent: "follow",
				isAgreed: true,
				multiple: writeTypedDecimal(sent.settings.multiple, language),
				maxAmount: writeTypedDecimal(sent.settings.maxAmount, language),
			};

/** The summary of the machine's form and facts. */
export const followSummaryOf = ({ form, facts }: FollowContext): FollowSummary =>
	summariseFollow(form, facts);

const { actors, guards, actions, delays } = commandSetup<FollowTypes>();

export const followSetup = setup({
	types: {} as {
		input: FollowInput;
		context: FollowContext;
		events: FollowEvent;
		emitted: CommandCarriedOut<FollowTypes>;
		tags: "busy";
	},
	actors: { ...actors, readTrader: requestActor<Trader, QueryError, UserId>() },
	guards: {
		...guards,
		"is followed": ({ context }) => context.facts.trader?.isFollowed === true,
		"may be followed": ({ context }) => followSummaryOf(context).block === undefined,
		"has agreed": ({ context }) => context.form.isAgreed,
		"may send": ({ context }) => followSummaryOf(context).command !== undefined,
		"wants to follow": ({ context: { form, facts } }) =>
			form.intent === "follow" && facts.trader !== undefined,
		"wants to unfollow": ({ context: { form, facts } }) =>
			form.intent === "unfollow" && facts.trader !== undefined,
	},
	actions: { ...actions, "reset the form": assign({ form: emptyFollow }) },
	delays,
});
