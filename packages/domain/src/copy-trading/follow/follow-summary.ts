import { type AmountIssue, type AmountReading, readAmountOf } from "../../money/read-amount.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { Trader } from "../trader/trader.ts";
import type { FollowCommand, FollowerSettings } from "./follow-command.ts";
import type { FollowForm } from "./follow-form.ts";
import { type MultipleIssue, readMultiple } from "./read-multiple.ts";

export interface FollowFacts {
	/** The trader as last read; `undefined` before. */
	readonly trader: Trader | undefined;
	/** The signed-in customer; `undefined` for a visitor. */
	readonly customerId: number | undefined;
	/** The language in which the figures are typed. */
	readonly language: LanguageCode;
}

/** Why a trader cannot be followed. */
type FollowBlock = "not signed in" | "self" | "already followed";

/** The consequence of unfollowing (Spec 2 §8): open orders stay open and no longer close with the trader's. */
interface UnfollowWarning {
	readonly is: "open orders no longer follow the close";
	/** Of the trader; `undefined` if the platform does not report it. */
	readonly openPositions: number | undefined;
}

type FollowIssue =
	| { readonly is: "notice not agreed"; readonly field: "agree" }
	| MultipleIssue
	| AmountIssue<"maxAmount">;

export interface FollowSummary {
	readonly block: FollowBlock | undefined;
	/** Why the form cannot be sent, in the order of the fields. */
	readonly issues: readonly FollowIssue[];
	/** Shown before unfollowing. */
	readonly warning: UnfollowWarning | undefined;
	/** The command that the form sends. */
	readonly command: FollowCommand | undefined;
}

/** Amounts have at most two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/** Reads the maximum amount typed in `language`: above zero, at most two decimals. */
export const readMaxAmount = (text: string, language: LanguageCode): AmountReading<"maxAmount"> =>
	readAmountOf("maxAmount", text, language, { decimals });

/**
 * Validates a follow or unfollow (Spec 2 §5, §6). A customer can follow anyone else who is not followed yet, after
 * accepting the notice, with a multiple of digits only and a maximum amount above zero. There are no other limits.
 * Only a followed trader can be unfollowed.
 */
export const summariseFollow = (form: FollowForm, facts: FollowFacts): FollowSummary => {
	const { trader } = facts;
	const multiple = readMultiple(form.multiple, facts.language);
	const maxAmount = readMaxAmount(form.maxAmount, facts.language);
	const agreement = form.isAgreed ? undefined : ({ is: "notice not agreed", field: "agree" } as const);
	const block = trader && followBlock(trader, facts.customerId);
	const settings =
		form.isAgreed && multiple.value && maxAmount.value
			? { multiple: multiple.value, maxAmount: maxAmount.value }
			: undefined;
	return {
		block,
		issues: [agreement, multiple.issue, maxAmount.issue].filter((issue) => issue !== undefined),
		warning: trader?.isFollowed
			? { is: "open orders no longer follow the close", openPositions: trader.openPositions }
			: undefined,
		command: trader && commandOf(form, trader, block, settings),
	};
};

const followBlock = (trader: Trader, customerId: number | undefined): FollowBlock | undefined => {
	if (customerId === undefined) return "not signed in";
	if (trader.userId === customerId) return "self";
	return trader.isFollowed ? "already followed" : undefined;
};

const commandOf = (
	{ intent }: FollowForm,
	{ userId, isFollowed }: Trader,
	block: FollowBlock | undefined,
	settings: FollowerSettings | undefined,
): FollowCommand | undefined => {
	if (intent === "follow" && !block && settings) return { is: "follow", trader: userId, settings };
	return intent === "unfollow" && isFollowed ? { is: "unfollow", trader: userId } : undefined;
};
