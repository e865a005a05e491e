import type { QueryError } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { LoadError, Skeleton } from "../status/status.tsx";
import { ErrorBanner } from "./error-banner.tsx";
import classes from "./list.module.css";

/** The reason why a list could not be read. Loaded rows stay below it. */
export const ListError = (props: {
	readonly error: QueryError | undefined;
	readonly hasRows: boolean;
	/** When the rows were read, in milliseconds since 1970; by default they are as old as the last price. */
	readonly since?: number | undefined;
	readonly onRetry: () => void;
}): ReactNode => {
	if (!props.hasRows) return <LoadError error={props.error} onRetry={props.onRetry} />;
	return <ErrorBanner error={props.error} since={props.since} onRetry={props.onRetry} />;
};

export const RowSkeletons = (): ReactNode => (
	<div className={classes.list} aria-busy="true">
		{Array.from({ length: 5 }, (_, index) => (
			<div key={String(index)} className={classes.skeleton}>
				<span className={classes.line}>
					<Skeleton width={130} height={16} />
					<Skeleton width={64} height={16} />
				</span>
				<span className={classes.line}>
					<Skeleton width={180} height={13} />
					<Skeleton width={72} height={13} />
				</span>
			</div>
		))}
	</div>
);
