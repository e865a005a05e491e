import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../shell/app.ts";
import { useSelected } from "../../shell/use-selected.ts";
import classes from "./demo-entry.module.css";

/** Spec 1 §2: the way in without an account, where the site has one. */
export const DemoEntry = (): ReactNode => {
	const { say } = useWords();
	const { session } = useApp();
	const isBusy = useSelected(session, (snapshot) => snapshot.hasTag("busy"));
	return (
		<div className={classes.entry}>
			<p>{say("session.demoText")}</p>
			<button
				type="button"
				className="quiet-button"
				disabled={isBusy}
				onClick={() => session.send({ type: "enter demo" })}
			>
				{say("session.demoEntry")}
			</button>
		</div>
	);
};
