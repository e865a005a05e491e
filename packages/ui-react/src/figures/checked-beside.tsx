import type { ReactNode } from "react";
import { useStore } from "../state/use-store.ts";
import type { CheckedProps } from "./checked-figure.tsx";
import type { CheckedFigure } from "./checks.ts";
import { checksStore } from "./checks-store.ts";

/** Like `Checked`, for the first load of a page: it loads no checks, which a figure that the page loads later does. */
export const CheckedBeside = <Figure extends CheckedFigure>(props: CheckedProps<Figure>): ReactNode => {
	const checks = useStore(checksStore.subscribe, checksStore.get);
	return checks ? <checks.LoadedChecked {...props} /> : props.children;
};
