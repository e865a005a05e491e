import type { WithdrawalCurrency } from "@tradewind/domain/withdrawal";
import { moneyText } from "../../../figures/money-text.ts";
import { percentText } from "../../../figures/percent-text.ts";
import { isolated } from "../../../i18n/isolated.ts";
import type { Translate } from "../../../i18n/translator.ts";

/** A withdrawal currency as it is chosen: its code, protocol and fee (Spec 2 §3). The fee is not the customer's own money. */
export const currencyName = (
	{
		code,
		protocol,
		feeType,
		drawRate,
	}: Pick<WithdrawalCurrency, "code" | "protocol" | "feeType" | "drawRate">,
	locale: string,
	t: Translate,
): string => {
	const fee =
		feeType === "fixed"
			? moneyText(drawRate, { locale, digits: "exact" }, false)
			: percentText(drawRate, locale);
	return t(protocol === "" ? "withdrawal.currency.bank" : "withdrawal.currency.coin", {
		code,
		protocol,
		// Isolated: otherwise the currency symbol would follow the number in Arabic.
		fee: isolated(fee, "ltr"),
	});
};
