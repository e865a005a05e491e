import type { QueryError } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { Failed, reasonOf, Skeleton } from "./faces.tsx";
import classes from "./list.module.css";

/** Rows that were read stay; the reason stands above them. */
export const FailedList = (props: {
	readonly error: QueryError | undefined;
	readonly hasRows: boolean;
	readonly onRetry: () => void;
}): ReactNode => {
	const { say } = useWords();
	if (!props.hasRows) return <Failed error={props.error} onRetry={props.onRetry} />;
	return (
		<div className={classes.strip} role="alert">
			<p>
				{say("shell.list.failed")} {reasonOf(props.error, say)}
			</p>
			<button type="button" className="quiet-button" onClick={props.onRetry}>
				{say("shell.retry")}
			</button>
		</div>
	);
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
