import type { AddressIssue } from "@tradewind/domain/withdrawal";
import type { Translate } from "../../i18n/translator.ts";

/** The names of the networks in an issue of an address; nothing for another issue. */
export const addressFacts = (
	issue: AddressIssue<string> | { readonly is: string },
	t: Translate,
): Readonly<Record<string, string>> => ({
	...("network" in issue && { network: t(`withdrawal.network.${issue.network}`) }),
	...("looksLike" in issue && { like: t(`withdrawal.network.${issue.looksLike}`) }),
});
