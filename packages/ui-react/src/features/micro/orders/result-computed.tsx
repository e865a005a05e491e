import type { ReactNode } from "react";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { lazyComponent } from "../../../router/lazy.ts";
import type { Evidence } from "./evidence.ts";
import classes from "./evidence-sheet.module.css";
import type { ResultCalculationProps } from "./result-calculation.tsx";

/** Loaded on demand. */
const ResultCalculation = lazyComponent<ResultCalculationProps>(() =>
	import("./result-calculation.tsx").then((file) => file.ResultCalculation),
);

/** A button that expands the calculation of the result. */
export const ResultComputed = ({ evidence }: { readonly evidence: Evidence }): ReactNode => (
	<section className={classes.computed}>
		<HowComputedPart>{() => <ResultCalculation evidence={evidence} />}</HowComputedPart>
	</section>
);
