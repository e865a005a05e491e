import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { readSaved } from "../../../storage/saved.ts";
import { useArePricesLive } from "../use-are-prices-live.ts";
import classes from "./held-place.module.css";

const HeldPositions = lazyWithWords(() => import("./held-positions.tsx").then((file) => file.HeldPositions));

/**
 * The place of the customer's positions, which are loaded after the first prices. From the first paint on it has the height that
 * they had at the last visit, so that nothing moves (docs/assumptions/screens.md, A-766).
 */
export const HeldPlace = (): ReactNode => {
	const { standing } = useSession();
	const [wasHeld] = useState(() => readSaved().held !== undefined);
	const isHeld = useSelector(useApp().orders, ({ context }) => context.holding.length > 0);
	const areLive = useArePricesLive();
	return (
		<div className={classes.place} data-standing={standing}>
			{areLive && (isHeld || wasHeld) ? (
				<LazyBoundary frame={null}>
					<HeldPositions />
				</LazyBoundary>
			) : null}
		</div>
	);
};
