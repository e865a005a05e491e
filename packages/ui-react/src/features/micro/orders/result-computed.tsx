import { type ReactNode, startTransition, useId, useState } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { Evidence } from "./evidence.ts";
import classes from "./evidence-sheet.module.css";

/** "How was this computed?": the rule of the result with the order's own figures, and what a tie means. */
export const ResultComputed = ({ evidence }: { readonly evidence: Evidence }): ReactNode => {
	const { say } = useWords();
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const { told, reckoning, isBorneOut } = evidence;
	return (
		<section className={classes.computed}>
			<button
				type="button"
				className={classes.how}
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => startTransition(() => setOpen(!isOpen))}
			>
				{say("micro.evidence.how")}
				<svg viewBox="0 0 24 24" aria-hidden="true">
					<path d="M6 9l6 6 6-6" />
				</svg>
			</button>
			<div id={id} className={classes.rules} hidden={!isOpen}>
				{reckoning ? (
					<Computation
						title={say(`micro.computed.${isBorneOut ? told : "present"}`)}
						rule={reckoning.rule}
						branch={reckoning.branch}
						branchName={say(`micro.computed.branch.${reckoning.branch.replaceAll(" ", "-")}`)}
						rounding={say(reckoning.isExact ? "micro.computed.exact" : "micro.computed.rounded")}
						figures={reckoning.figures}
						nameOf={(figure) => say(`micro.computed.field.${figure}`)}
						result={reckoning.result}
					/>
				) : null}
				<p className={classes.tie}>{say("micro.evidence.tie")}</p>
			</div>
		</section>
	);
};
