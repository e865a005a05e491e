import { type AmountIssue, readAmount } from "../../money/read-amount.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { Trader } from "../trader/trader.ts";
import type { FollowCommand, FollowerSettings } from "./follow-command.ts";
import type { FollowForm } from "./follow-form.ts";
import { type MultipleIssue, readMultiple } from "./read-multiple.ts";

export interface FollowFacts {
	/** The trader as last read; `undefined` until then. */
	readonly trader: Trader | undefined;
	/** Who is signed in; `undefined` for a visitor. */
	readonly customerId: number | undefined;
	/** In which the figures are typed. */
	readonly language: LanguageCode;
}

/** Why a trader can't be followed at all. */
export type FollowBlock = "not signed in" | "self" | "already followed";

/** What is lost by it (Spec 2 §8): open orders stay open, and nobody closes them with the trader's any more. */
export interface UnfollowWarning {
	readonly is: "open orders no longer follow the close";
	/** Of the trader. */
	readonly openPositions: number;
}

export type FollowIssue = { readonly is: "notice not agreed" } | MultipleIssue | AmountIssue;

export interface FollowSummary {
	readonly block: FollowBlock | undefined;
	/** What is wrong with a field, shown where it is filled in. */
	readonly fieldIssues: {
		readonly agreement: { readonly is: "notice not agreed" } | undefined;
		readonly multiple: MultipleIssue | undefined;
		readonly maxAmount: AmountIssue | undefined;
	};
	/** Why nobody can be followed with this, in the order of the fields. */
	readonly issues: readonly FollowIssue[];
	/** To be read before the trader is unfollowed. */
	readonly warning: UnfollowWarning | undefined;
	/** What a press sends. */
	readonly command: FollowCommand | undefined;
}

/** Amounts of the site's accounts are kept to two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/**
 * Judges what a customer asks of a trader (Spec 2 §5, §6): anybody but oneself can be followed, unless they are already,
 * once the notice is agreed to, with a multiple of digits only and a largest amount above zero. The multiple and the
 * amount have no other bounds. Only a followed trader can be unfollowed.
 */
export const summariseFollow = (form: FollowForm, facts: FollowFacts): FollowSummary => {
	const { trader } = facts;
	const multiple = readMultiple(form.multiple, facts.language);
	const maxAmount = readAmount(form.maxAmount, facts.language, { decimals });
	const agreement = form.isAgreed ? undefined : ({ is: "notice not agreed" } as const);
	const block = trader && followBlock(trader, facts.customerId);
	const settings =
		form.isAgreed && multiple.value && maxAmount.value
			? { multiple: multiple.value, maxAmount: maxAmount.value }
			: undefined;
	return {
		block,
		fieldIssues: { agreement, multiple: multiple.issue, maxAmount: maxAmount.issue },
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
