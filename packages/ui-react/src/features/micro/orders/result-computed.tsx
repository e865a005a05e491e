import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { Evidence } from "./evidence.ts";
import classes from "./evidence-sheet.module.css";

/** "How was this computed?": the rule of the result with the order's own figures, and what a tie means. */
export const ResultComputed = ({ evidence }: { readonly evidence: Evidence }): ReactNode => {
	const { say } = useWords();
	const { told, reckoning, isBorneOut } = evidence;
	return (
		<section className={classes.computed}>
			<HowComputedPart>
				{() => (
					<>
						{reckoning ? (
							<Computation
								title={say(`micro.computed.${isBorneOut ? told : "present"}`)}
								rule={reckoning.rule}
								branch={reckoning.branch}
								branchName={say(`micro.computed.branch.${reckoning.branch.replaceAll(" ", "-")}`)}
								isExact={reckoning.isExact}
								figures={reckoning.figures}
								nameOf={(figure) => say(`micro.computed.field.${figure}`)}
								result={reckoning.result}
							/>
						) : null}
						<p className={classes.tie}>{say("micro.evidence.tie")}</p>
					</>
				)}
			</HowComputedPart>
		</section>
	);
};
