import type { AddressIssue } from "@tradewind/domain/withdrawal";
import type { Translate } from "../../i18n/translator.ts";

/** The text of an issue of an address; `undefined` for any other issue. */
export const addressIssueText = (
	issue: AddressIssue | { readonly is: string },
	t: Translate,
): string | undefined => {
	if ("minLength" in issue) return t("withdrawal.issue.address too short", { length: issue.minLength });
	if ("looksLike" in issue)
		return t("withdrawal.issue.address of another network", {
			like: t(`withdrawal.network.${issue.looksLike}`),
			network: t(`withdrawal.network.${issue.network}`),
		});
	if ("network" in issue)
		return t(`withdrawal.issue.${issue.is}`, { network: t(`withdrawal.network.${issue.network}`) });
	if ("maxLength" in issue && issue.is === "address too long")
		return t("withdrawal.issue.address too long", { length: issue.maxLength });
	return undefined;
};
