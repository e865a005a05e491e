import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { Evidence } from "./evidence.ts";
import classes from "./evidence-sheet.module.css";

export interface ResultCalculationProps {
	readonly evidence: Evidence;
}

/** The calculation of the result with the order's own figures, and the rule of a tie. */
export const ResultCalculation = ({ evidence }: ResultCalculationProps): ReactNode => {
	const { t } = useWords();
	const { reported, calculation, isConfirmed } = evidence;
	return (
		<>
			{calculation ? (
				<Computation
					title={t(`micro.computed.${isConfirmed ? reported : "present"}`)}
					rule={calculation.rule}
					branch={calculation.branch}
					branchName={t(`micro.computed.branch.${calculation.branch.replaceAll(" ", "-")}`)}
					isExact={calculation.isExact}
					figures={calculation.figures}
					nameOf={(figure) => t(`micro.computed.field.${figure}`)}
					result={calculation.result}
				/>
			) : null}
			<p className={classes.tie}>{t("micro.evidence.tie")}</p>
		</>
	);
};
