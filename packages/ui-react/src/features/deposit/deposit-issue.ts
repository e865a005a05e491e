import type { BankDepositIssue, CryptoDepositIssue, WireDepositIssue } from "@tradewind/domain/deposit";
import { type AmountWarning, type Decimal, formatFigure } from "@tradewind/domain/money";
import { decimalsOf } from "../../figures/decimals-of.ts";
import { isolated } from "../../i18n/isolated.ts";
import type { useWords } from "../../i18n/words.ts";

type DepositIssue = BankDepositIssue | CryptoDepositIssue | WireDepositIssue;
type Words = ReturnType<typeof useWords>;

/** A limit with its currency, within a text; isolated in a text from right to left, where they would change places. */
const limitText = (value: Decimal, currency: string, { language }: Words): string => {
	const digits = decimalsOf(value);
	const figure = formatFigure(value, { digits, rounding: "down", sign: "never", locale: language.tag });
	const limit = `${figure} ${currency}`;
	return language.direction === "rtl" ? isolated(limit, "ltr") : limit;
};

/** The text of an issue or a warning of a deposit in `currency`. */
export const depositIssueText = (
	issue: DepositIssue | AmountWarning,
	currency: string,
	words: Words,
): string => {
	const { t } = words;
	switch (issue.is) {
		case "amount below minimum":
			return t("deposit.issue.amount below minimum", { minimum: limitText(issue.minimum, currency, words) });
		case "amount above maximum":
			return t("deposit.issue.amount above maximum", { maximum: limitText(issue.maximum, currency, words) });
		case "too many decimals":
			return t("deposit.issue.too many decimals", { allowed: issue.allowed });
		case "only real account":
		case "real-name verification needed":
		case "no payment way":
		case "contact support":
			return t(`deposit.block.${issue.is}`);
		default:
			return t(`deposit.issue.${issue.is}`);
	}
};

/** The issues that belong to the field of the amount. */
const amountIssues: readonly string[] = [
	...["amount missing", "not a number", "ambiguous number", "below zero", "amount is zero"],
	"too many decimals",
];

/** The first issue at the amount, for its field. */
export const amountIssueOf = <Issue extends DepositIssue>(issues: readonly Issue[]): Issue | undefined =>
	issues.find(({ is }) => amountIssues.includes(is));
