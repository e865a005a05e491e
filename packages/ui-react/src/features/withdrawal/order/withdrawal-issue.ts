import type { WithdrawalIssue, WithdrawalKind } from "@tradewind/domain/withdrawal";
import { moneyText } from "../../../figures/money-text.ts";
import type { Translate } from "../../../i18n/translator.ts";
import { addressIssueText } from "../address-issue.ts";

/** The name of the field that shows an issue. */
export const fieldOfIssue = (issue: WithdrawalIssue): string => {
	switch (issue.is) {
		case "currency missing":
		case "terms not valid":
			return "currency";
		case "way missing":
		case "address missing":
		case "address has spaces":
		case "address has unknown characters":
		case "address too short":
		case "address too long":
		case "address check digits wrong":
		case "address has another form":
		case "address of another network":
			return "target";
		case "remark too long":
			return "remark";
		default:
			return "amount";
	}
};

export const issueText = (
	issue: WithdrawalIssue,
	{ kind, hasNoWay }: { readonly kind: WithdrawalKind | undefined; readonly hasNoWay: boolean },
	locale: string,
	t: Translate,
): string => {
	switch (issue.is) {
		case "way missing":
			return hasNoWay
				? t(`withdrawal.way.none.${kind ?? "crypto"}`)
				: t(`withdrawal.issue.way missing.${kind ?? "crypto"}`);
		case "balance too small":
			return t("withdrawal.issue.balance too small", { free: moneyText(issue.free, { locale }) });
		case "nothing would be left":
			return t("withdrawal.issue.nothing would be left", { minimum: moneyText(issue.minimum, { locale }) });
		case "rounding takes too much":
			return t("withdrawal.issue.rounding takes too much", {
				cost: moneyText(issue.cost, { locale }),
				enough: moneyText(issue.enough, { locale }),
			});
		case "remark too long":
			return t("withdrawal.issue.remark too long", { length: issue.maxLength });
		default:
			return addressIssueText(issue, t) ?? t(`withdrawal.issue.${issue.is}`);
	}
};
