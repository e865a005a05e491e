import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { useApp } from "../state/app.ts";
import { useSettings } from "../state/use-settings.ts";
import { Empty, LoadError } from "../ui/status/status.tsx";
import classes from "./site-closed-page.module.css";

/** Shown instead of all pages while the site is unreachable, closed, or at another address (Spec 1 §4). */
export const SiteClosedPage = (props: {
	/** What is known without the platform; shown while it is unreachable. */
	readonly known: ReactNode;
}): ReactNode => {
	const { t } = useWords();
	const { name } = useSettings();
	const { site } = useApp();
	const error = useSelector(site, (snapshot) => snapshot.context.error);
	const isUnreachable = useSelector(site, (snapshot) => snapshot.matches("unreachable"));
	const isClosed = useSelector(site, (snapshot) => snapshot.matches("closed"));
	const retry = () => site.send({ type: "retry" });
	return (
		<main className={classes.face}>
			<h1>{name}</h1>
			{isUnreachable ? <LoadError error={error} onRetry={retry} /> : null}
			{isUnreachable ? props.known : null}
			{isClosed ? (
				<Empty text={t("shared.closed")}>
					<button type="button" className="quiet-button" onClick={retry}>
						{t("shared.retry")}
					</button>
				</Empty>
			) : null}
			{isUnreachable || isClosed ? null : <p>{t("shared.leaving")}</p>}
		</main>
	);
};
