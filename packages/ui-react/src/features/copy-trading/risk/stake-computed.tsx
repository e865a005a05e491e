import { returnOnMarginRule } from "@tradewind/domain/contract";
import type { CopyingRisk } from "@tradewind/domain/copy-trading";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { Sum } from "../../../figures/sum.tsx";
import { useWords } from "../../../i18n/words.ts";
import { nameOfTrade } from "./risk-computed.tsx";

export interface StakeComputedProps {
	readonly copying: CopyingRisk;
}

/** The margins that were reserved at the same time, and the result in percent of them. */
export const StakeComputed = ({ copying }: StakeComputedProps): ReactNode => {
	const { t } = useWords();
	const { stake, profit, profitPercent } = copying;
	return (
		<>
			<Sum
				title={t("copy-trading.risk.stake")}
				parts={stake.open.map(({ trade, margin }) => ({ ...nameOfTrade(trade), value: margin }))}
			/>
			<Computation
				title={t("copy-trading.risk.result")}
				rule={returnOnMarginRule}
				nameOf={(figure) => t(`copy-trading.computed.${figure}`)}
				figures={{ profit, margin: stake.amount }}
				result={profitPercent}
			/>
		</>
	);
};
