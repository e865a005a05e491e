import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { Evidence } from "./evidence.ts";
import classes from "./evidence-sheet.module.css";

/** The calculation of the result with the order's own figures, and the rule of a tie. */
export const ResultComputed = ({ evidence }: { readonly evidence: Evidence }): ReactNode => {
	const { t } = useWords();
	const { told, reckoning, isBorneOut } = evidence;
	return (
		<section className={classes.computed}>
			<HowComputedPart>
				{() => (
					<>
						{reckoning ? (
							<Computation
								title={t(`micro.computed.${isBorneOut ? told : "present"}`)}
								rule={reckoning.rule}
								branch={reckoning.branch}
								branchName={t(`micro.computed.branch.${reckoning.branch.replaceAll(" ", "-")}`)}
								isExact={reckoning.isExact}
								figures={reckoning.figures}
								nameOf={(figure) => t(`micro.computed.field.${figure}`)}
								result={reckoning.result}
							/>
						) : null}
						<p className={classes.tie}>{t("micro.evidence.tie")}</p>
					</>
				)}
			</HowComputedPart>
		</section>
	);
};
