import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { decimalsOf } from "../../figures/decimals-of.ts";
import { Figure } from "../../figures/figure.tsx";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";

/**
 * Units of the underlying: `50,000 EUR` of `EUR/USD` for an account in USD. The platform counts the value of every order in the
 * account's currency, so units of a pair with another second currency are no amount of its first (docs/assumptions.md, A-410).
 */
export const Units = (props: { readonly value: Decimal | undefined; readonly symbol: string }): ReactNode => {
	const { t } = useWords();
	const { currency } = useSettings();
	const { value, symbol } = props;
	const [base, quote] = symbol.split("/");
	const unit = quote && quote === currency ? base : t("contract.units");
	return <Figure value={value} digits={decimalsOf(value)} unit={unit} />;
};
