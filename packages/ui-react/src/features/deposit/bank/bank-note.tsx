import { type ReactNode, useState } from "react";
import { createActor } from "xstate";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { type App, useApp } from "../../../state/app.ts";
import { useDecision } from "../../../state/follow-decision.ts";
import { oncePer } from "../../../state/once-per.ts";
import { Html } from "../../../ui/html/html.tsx";
import { useArticle } from "../../../ui/html/use-article.ts";
import { LoadError, Skeleton } from "../../../ui/status/status.tsx";
import { machines } from "../machines.ts";
import classes from "./bank.module.css";

const group = "financial.bank_chare_content";

export const bankNoteOf = oncePer((app: App) =>
	createActor(machines(app).bankNote, { input: { key: group } }).start(),
);

interface BankNote {
	/** The page shows its skeleton until the text is read or has failed once, so that the fields do not move. */
	readonly isAwaited: boolean;
	readonly shown: ReactNode;
}

/** What the platform says about deposits by bank, in its own words (Spec 2 §7). Without it a deposit is still possible. */
export const useBankNote = (): BankNote => {
	const actor = bankNoteOf(useApp());
	const { article, isReading, failed, onRetry } = useArticle(actor);
	const [wasAwaited, setAwaited] = useState(isReading && !article);
	if (wasAwaited && !isReading) setAwaited(false);
	useDecision(onRetry, false);
	const skeleton = <Skeleton height={72} />;
	if (article)
		return {
			isAwaited: false,
			shown: (
				<div className={classes.note}>
					<LazyBoundary fallback={skeleton} frame={null}>
						<Html text={article.content} />
					</LazyBoundary>
				</div>
			),
		};
	if (failed) return { isAwaited: false, shown: <LoadError error={failed.why} onRetry={onRetry} /> };
	return { isAwaited: wasAwaited, shown: isReading ? skeleton : null };
};
