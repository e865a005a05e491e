import type { ReactNode } from "react";
import { TraderPage } from "../../features/copy-trading/traders/trader-page.tsx";
import { lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import type { CloseCopiesProps } from "./close-copies.tsx";

/** The orders of the customer are needed once a trader is left. */
const LazyCloseCopies = lazyWithWords<CloseCopiesProps>(() =>
	import("./close-copies.tsx").then((file) => file.CloseCopies),
);

const CloseCopies = (props: CloseCopiesProps): ReactNode => (
	<LazyBoundary fallback={<Skeleton height={44} />}>
		<LazyCloseCopies {...props} />
	</LazyBoundary>
);

/** A trader, whose copies are closed by the commands of contract orders. */
export const Screen = (): ReactNode => <TraderPage CloseCopies={CloseCopies} />;
