import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { LoadError, reasonOf } from "../../ui/status/status.tsx";
import classes from "./found.module.css";
import type { SearchActor } from "./search-actor.ts";

/**
 * The state of the request to the platform, below `count` rows: loading, failed with a retry, answered. If the device
 * has rows of its own, a failure takes one line.
 */
export const Outcome = (props: { readonly search: SearchActor; readonly count: number }): ReactNode => {
	const { t } = useWords();
	const { search, count } = props;
	const isBusy = useSelector(search, (snapshot) => snapshot.hasTag("busy"));
	const isFailed = useSelector(search, (snapshot) => snapshot.matches("failed"));
	const error = useSelector(search, ({ context }) => context.error);
	const retry = () => search.send({ type: "retry" });
	if (isFailed && count === 0) return <LoadError error={error} onRetry={retry} />;
	if (isFailed)
		return (
			<div className={classes.partly} role="alert">
				<p>{t("search.partly", { reason: reasonOf(error, t) })}</p>
				<button type="button" className="quiet-button" onClick={retry}>
					{t("shared.retry")}
				</button>
			</div>
		);
	return (
		<p className={isBusy && count > 0 ? classes.asking : "visually-hidden"} role="status">
			{isBusy ? t("search.asking") : t("search.count", { count })}
		</p>
	);
};
