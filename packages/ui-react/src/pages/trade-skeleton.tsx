import type { ReactNode } from "react";
import { Skeleton } from "../shell/faces.tsx";
import classes from "./trade-page.module.css";

/** Takes the room of the trade page until the instruments are known. */
export const TradeSkeleton = (): ReactNode => (
	<main className={classes.skeleton} aria-busy="true">
		<div className={classes.head}>
			<Skeleton width={130} height={28} />
			<Skeleton width={90} height={28} />
		</div>
		<Skeleton height={28} />
		<Skeleton height="33dvh" />
		<Skeleton height={44} />
		<Skeleton height={44} />
		<Skeleton height={44} />
		<Skeleton height={44} />
	</main>
);
