import type { ReactNode } from "react";
import type { AnswerOf, CheckedFigure } from "./checks.ts";
import type { UntrustedProps } from "./untrusted.tsx";
import { useChecks } from "./use-checks.ts";

interface CheckedProps<Figure extends CheckedFigure> extends Omit<UntrustedProps, "breach"> {
	readonly figure: Figure;
	/** What the platform reported; `undefined` if it is not all known. */
	readonly answer: AnswerOf<Figure> | undefined;
	readonly children: ReactNode;
}

/** A figure, or a mark in its place if other figures of the platform's answer contradict it (docs/assumptions.md, A-921). */
export const Checked = <Figure extends CheckedFigure>(props: CheckedProps<Figure>): ReactNode => {
	const { figure, answer, children, ...rest } = props;
	const checks = useChecks();
	const breach = answer && checks?.breachIn(figure, answer);
	return checks && breach ? <checks.Untrusted {...rest} breach={breach} /> : children;
};
