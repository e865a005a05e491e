import type { ReactNode } from "react";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./verification.module.css";

/** Until the review is read. */
export const WaitingPage = (): ReactNode => (
	<Page>
		<div className={classes.page} aria-busy="true">
			<Skeleton height={44} />
			<Skeleton height={168} />
			<Skeleton height={168} />
		</div>
	</Page>
);
