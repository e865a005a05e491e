import { marginRule } from "@tradewind/domain/contract";
import type { TypicalCopy } from "@tradewind/domain/copy-trading";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";

export interface CopyComputationProps {
	readonly copy: TypicalCopy;
}

/** The margin of a copy, with its figures. */
export const CopyComputation = ({ copy }: CopyComputationProps): ReactNode => {
	const { t } = useWords();
	const { quantity, instrument, price, leverage, margin } = copy;
	return (
		<Computation
			title={t("copy-trading.typical.margin")}
			rule={marginRule}
			branch={instrument.marginMode}
			branchName={t(`copy-trading.computed.${instrument.marginMode}`)}
			nameOf={(figure) => t(`copy-trading.computed.${figure}`)}
			figures={{ quantity, contractSize: instrument.contractSize, price, multiple: leverage }}
			result={margin}
		/>
	);
};
