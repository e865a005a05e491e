import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { decimalsOf } from "../../figures/decimals-of.ts";
import { Figure } from "../../figures/figure.tsx";
import { useWords } from "../../i18n/words.ts";

/** Units of the underlying, in its currency for a pair: `50,000 EUR` of `EUR/USD`. */
export const Units = (props: { readonly value: Decimal | undefined; readonly symbol: string }): ReactNode => {
	const { t } = useWords();
	const { value, symbol } = props;
	const [base, quote] = symbol.split("/");
	const unit = quote ? base : t("contract.units");
	return <Figure value={value} digits={decimalsOf(value)} unit={unit} />;
};
