import type { MicroIssue } from "@tradewind/domain/micro";
import type { Language } from "@tradewind/domain/site";
import type { Translate } from "../../i18n/translator.ts";
import { issueText } from "../../issues/issue-text.ts";

/** The text of an issue, without the age of a stale price: that changes every second. */
export const microIssueText = (
	issue: MicroIssue,
	words: { readonly t: Translate; readonly language: Language },
	isHidden?: boolean,
): string => issueText(issue, words, { isHidden, own: ({ is }) => `micro.issue.${is}` });
