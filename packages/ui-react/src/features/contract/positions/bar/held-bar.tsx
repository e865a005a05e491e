import type { Instrument } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { lazyWithWords } from "../../../../router/lazy.ts";
import { LazyBoundary } from "../../../../router/lazy-boundary.tsx";
import { neededOffline } from "../../../../router/offline-parts.ts";
import { useApp } from "../../../../state/app.ts";

/** Loaded when a position is held. */
const PositionBar = neededOffline(
	lazyWithWords<{ readonly instrument: Instrument }>(() =>
		import("./position-bar.tsx").then((file) => file.PositionBar),
	),
);

/** The customer's positions of this instrument in one line, with what closes them (docs/assumptions.md, A-660). */
export const HeldBar = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const isHeld = useSelector(useApp().orders, ({ context }) =>
		context.holding.some((order) => order.instrument === instrument.id),
	);
	const [wasHeld, setHeld] = useState(isHeld);
	if (isHeld && !wasHeld) setHeld(true);
	return wasHeld ? (
		<LazyBoundary frame={null}>
			<PositionBar instrument={instrument} />
		</LazyBoundary>
	) : null;
};
