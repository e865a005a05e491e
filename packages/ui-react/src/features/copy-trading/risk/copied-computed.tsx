import { type CopiedOutcome, copiedResultRule } from "@tradewind/domain/copy-trading";
import type { Money } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { Sum } from "../../../figures/sum.tsx";
import { useWords } from "../../../i18n/words.ts";
import { nameOfTrade } from "./risk-computed.tsx";

export interface CopiedComputedProps {
	readonly amount: Money;
	readonly outcome: CopiedOutcome;
}

/** The amount after copying, and the profit of each copy. */
export const CopiedComputed = ({ amount, outcome }: CopiedComputedProps): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<Computation
				title={t("copy-trading.risk.copied.result")}
				rule={copiedResultRule}
				nameOf={(figure) => t(`copy-trading.computed.${figure}`)}
				figures={{ amount, profits: outcome.profits }}
				result={outcome.total}
			/>
			<Sum
				title={t("copy-trading.computed.profits")}
				parts={outcome.copies.map(({ trade, profit }) => ({ ...nameOfTrade(trade), value: profit }))}
			/>
		</>
	);
};
