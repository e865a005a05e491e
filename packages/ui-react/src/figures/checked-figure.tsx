import type { ReactNode } from "react";
import { useApp } from "../state/app.ts";
import { useStore } from "../state/use-store.ts";
import { type AnswerOf, breachIn, type CheckedFigure } from "./checks.ts";
import { Untrusted, type UntrustedProps } from "./untrusted.tsx";
import { wrongPushOf } from "./watch-totals.ts";

type Total = "total profit" | "total margin" | "total level" | "totals";

interface MarkProps extends Omit<UntrustedProps, "breach"> {
	readonly children: ReactNode;
}

interface FigureProps<Figure extends CheckedFigure> extends MarkProps {
	readonly figure: Figure;
	/** What the platform reported; `undefined` if it is not all known. */
	readonly answer: AnswerOf<Figure> | undefined;
}

interface TotalProps extends MarkProps {
	/** `totals` is what is computed with several of them. */
	readonly figure: Total;
}

export type CheckedProps<Figure extends CheckedFigure> = FigureProps<Figure> | TotalProps;

/** `Checked`, once the checks are loaded. */
export const LoadedChecked = <Figure extends CheckedFigure>(props: CheckedProps<Figure>): ReactNode =>
	"answer" in props ? <OfAnswer {...props} /> : <OfPush {...props} />;

const OfAnswer = <Figure extends CheckedFigure>(props: FigureProps<Figure>): ReactNode => {
	const { figure, answer, children, ...rest } = props;
	const breach = answer && breachIn(figure, answer);
	return breach ? <Untrusted {...rest} breach={breach} /> : children;
};

/** Nothing is rendered while all totals can be trusted. */
const OfPush = (props: TotalProps): ReactNode => {
	const { subscribe, get } = wrongPushOf(useApp());
	return <OfAnswer {...props} answer={useStore(subscribe, get)} />;
};
