import { instrumentsOf } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue } from "react";
import { useWords } from "../../i18n/words.ts";
import { useWatchList } from "../../instruments/watched.ts";
import { useApp } from "../../state/app.ts";
import { LoadError } from "../../ui/status/status.tsx";
import classes from "./found.module.css";
import { Rows, RowsToCome } from "./rows.tsx";

/** Shown before anything is typed: recent instruments, favourites, and all instruments. */
export const StartingPoints = (): ReactNode => {
	const { t } = useWords();
	const { market } = useApp();
	const { instruments, error } = useSelector(market, ({ context }) => context);
	const isFailed = useSelector(market, (snapshot) => snapshot.matches("failed"));
	const { favourites, recent } = useWatchList();
	// Deferred, so that the field appears within the frame of the tap.
	const isPutUp = useDeferredValue(true, false);
	const sections = [
		{ title: t("shared.recent"), listed: instrumentsOf(instruments, recent) },
		{ title: t("shared.favourites"), listed: instrumentsOf(instruments, favourites) },
		{ title: t("shared.instruments"), listed: instruments },
	].filter(({ listed }) => listed.length > 0);
	if (isFailed && instruments.length === 0)
		return <LoadError error={error} onRetry={() => market.send({ type: "retry" })} />;
	if (instruments.length === 0) return <RowsToCome />;
	if (!isPutUp) return null;
	return sections.map(({ title, listed }) => (
		<div key={title}>
			<h2 className={classes.title}>{title}</h2>
			<Rows instruments={listed} label={title} />
		</div>
	));
};
