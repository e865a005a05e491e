import type { ReactNode } from "react";
import { lazyWithWords } from "../router/lazy.ts";
import { LazyBoundary } from "../router/lazy-boundary.tsx";
import { noValue } from "./figure-text.ts";
import type { UntrustedProps } from "./untrusted.tsx";

const Untrusted = lazyWithWords<UntrustedProps>(() =>
	import("./untrusted.tsx").then((file) => file.Untrusted),
);

/** A figure, or a mark in its place if other figures of the platform contradict it (docs/assumptions.md, A-921). */
export const Checked = (props: {
	readonly breach: UntrustedProps["breach"] | undefined;
	/** The currency of its money, if it is not that of the site. */
	readonly currency?: string;
	/** Whether it is part of a button: the mark can't be pressed then. */
	readonly isInButton?: boolean;
	readonly children: ReactNode;
}): ReactNode => {
	const { breach, children, ...rest } = props;
	return breach ? (
		<LazyBoundary fallback={noValue} frame={() => noValue}>
			<Untrusted {...rest} breach={breach} />
		</LazyBoundary>
	) : (
		children
	);
};
