import type { ReactNode } from "react";
import { lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { useKeptStart } from "../../state/kept-start.ts";
import { useSession } from "../../state/use-session.ts";
import classes from "./start-place.module.css";

type Card = typeof import("./start-card.tsx").StartCard;

const StartCard = lazyWithWords<Parameters<Card>[0]>(() =>
	import("./start-card.tsx").then((file) => file.StartCard),
);

/**
 * The place of the card “Get started” (docs/assumptions.md, A-580). It has the card's height from the first paint on, so that
 * nothing moves when the card arrives.
 */
export const StartPlace = (props: {
	/** All steps, not only the next one. */
	readonly hasAllSteps?: boolean;
	/** The page leaves no space at its sides. */
	readonly isInset?: boolean;
}): ReactNode => {
	const { standing, signedIn } = useSession();
	const kept = useKeptStart();
	const isKept =
		standing === "unknown" ? kept !== undefined : standing === "real" && kept === signedIn?.customer.uid;
	return (
		<div
			className={classes.place}
			data-kept={isKept}
			data-all={props.hasAllSteps === true}
			data-inset={props.isInset === true}
		>
			{isKept && signedIn ? (
				<LazyBoundary frame={null}>
					<StartCard signedIn={signedIn} hasAllSteps={props.hasAllSteps === true} />
				</LazyBoundary>
			) : null}
		</div>
	);
};
