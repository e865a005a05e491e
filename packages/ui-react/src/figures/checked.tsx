import type { ReactNode } from "react";
import { CheckedBeside } from "./checked-beside.tsx";
import type { CheckedProps } from "./checked-figure.tsx";
import type { CheckedFigure } from "./checks.ts";
import { useChecks } from "./use-checks.ts";

/**
 * A figure, or a mark in its place if other figures of the platform's answer contradict it (docs/assumptions.md, A-921). A total of the
 * open positions, or what is computed with it, has no answer: the last push counts.
 */
export const Checked = <Figure extends CheckedFigure>(props: CheckedProps<Figure>): ReactNode => {
	useChecks();
	return <CheckedBeside {...props} />;
};
