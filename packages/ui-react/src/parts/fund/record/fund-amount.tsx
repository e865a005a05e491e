import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { HiddenAmount } from "../../../figures/hidden-amount.tsx";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";

interface FundAmountProps {
	readonly value: Decimal | undefined;
	/** Code of the fund's currency. */
	readonly unit?: string;
	readonly digits?: number | "own";
	/** Whether it is no money of the customer, such as the minimum of a fund. */
	readonly isPublic?: boolean;
}

/** An amount in the currency of a fund, which need not be that of the site; asterisks while amounts are hidden. */
export const FundAmount = ({ value, unit, digits = "own", isPublic }: FundAmountProps): ReactNode => {
	const [isHidden] = useHiddenAmounts();
	if (isHidden && value && !isPublic) return <HiddenAmount />;
	return <Figure value={value} digits={digits} unit={unit} />;
};
