import type { ComponentType, ReactNode } from "react";
import { lazyWithWords } from "./lazy.ts";
import { LazyBoundary } from "./lazy-boundary.tsx";

/** A sheet whose code and words load when it opens. If the code is missing, it closes and a toast says so. */
export const lazySheet = <Props extends { readonly onClose: () => void }>(
	fetchCode: () => Promise<ComponentType<Props>>,
) => {
	const Loaded = lazyWithWords(fetchCode);
	return (props: Props): ReactNode => (
		<LazyBoundary onMissing={props.onClose}>
			<Loaded {...props} />
		</LazyBoundary>
	);
};
