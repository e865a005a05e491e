import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { useApp } from "../state/app.ts";
import { useSelected } from "../state/use-selected.ts";
import { Empty, Failed } from "../ui/status/status.tsx";
import classes from "./site-closed-page.module.css";

/** The whole page while the site is not open to this customer: unreachable, closed, or elsewhere (Spec 1 §4). */
export const BootFace = (): ReactNode => {
	const { say } = useWords();
	const { site } = useApp();
	const error = useSelected(site, (snapshot) => snapshot.context.error);
	const isUnreachable = useSelected(site, (snapshot) => snapshot.matches("unreachable"));
	const isClosed = useSelected(site, (snapshot) => snapshot.matches("closed"));
	const retry = () => site.send({ type: "retry" });
	return (
		<main className={classes.face}>
			<h1>{say("shell.name")}</h1>
			{isUnreachable ? <Failed error={error} onRetry={retry} /> : null}
			{isClosed ? (
				<Empty text={say("shell.closed")}>
					<button type="button" className="quiet-button" onClick={retry}>
						{say("shell.retry")}
					</button>
				</Empty>
			) : null}
			{isUnreachable || isClosed ? null : <p>{say("shell.leaving")}</p>}
		</main>
	);
};
