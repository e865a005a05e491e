import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { Empty } from "../ui/status/status.tsx";
import { leave } from "./missing-chunk.ts";
import classes from "./site-closed-page.module.css";

/** Instead of a page whose code is missing or threw. Orders that are under way are not touched by it: the text says so. */
export const BrokenFace = (): ReactNode => {
	const { say } = useWords();
	return (
		<main className={classes.face}>
			<h1>{say("shell.broken.title")}</h1>
			<div role="alert">
				{navigator.onLine ? null : <p>{say("shell.bar.offline")}</p>}
				<Empty text={say("shell.broken.text")}>
					<button type="button" className="quiet-button" onClick={() => leave(() => location.assign("/"))}>
						{say("shell.broken.reload")}
					</button>
				</Empty>
			</div>
		</main>
	);
};
