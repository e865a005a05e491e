import type { ReactNode } from "react";
import { lazyWithWords } from "../router/lazy.ts";
import { LazyBoundary } from "../router/lazy-boundary.tsx";
import { readSaved } from "../storage/saved.ts";

const LastKnownList = lazyWithWords<{ readonly token: string }>(() =>
	import("../features/contract/last-known/last-known-list.tsx").then((file) => file.LastKnownList),
);

/** The customer's orders as this device last knew them, while the platform cannot be reached. */
export const LastKnownPlace = (): ReactNode => {
	const { token } = readSaved();
	if (token === undefined) return null;
	return (
		<LazyBoundary frame={null}>
			<LastKnownList token={token} />
		</LazyBoundary>
	);
};
