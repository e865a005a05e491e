import type { ReactNode } from "react";
import { lazyWithWords } from "../router/lazy.ts";
import { HowComputedSheet } from "./how-computed.tsx";

const FiguresOfPage = lazyWithWords(() => import("./figures-of-page.tsx").then((file) => file.FiguresOfPage));

/** "How is this calculated?" with the source of each figure of the page, below the computations, if there are any. */
export const HowPageFigures = (props: { readonly children?: () => ReactNode }): ReactNode => (
	<HowComputedSheet>{() => [props.children?.(), <FiguresOfPage key="page" />]}</HowComputedSheet>
);
