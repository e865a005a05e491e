import type { Freshness } from "@tradewind/domain/realtime";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import classes from "./connection-bar.module.css";

export const useFreshness = (): Freshness =>
	useSelector(useApp().realtime, (snapshot) => snapshot.context.freshness);

/** A first connection is not a lost one: nothing is said before this many milliseconds. */
const patience = 4000;

/** Says that prices are not live, since when, and what is being done about it. Lies over the page: nothing moves. */
export const ConnectionBar = (): ReactNode => {
	const { t } = useWords();
	const freshness = useFreshness();
	const age = useAge(freshness.since);
	const isConnecting = useSelector(useApp().realtime, (snapshot) => !snapshot.matches("offline"));
	if (freshness.is === "live" || age * 1000 < patience) return null;
	const what = freshness.is === "stale" ? "stale" : isConnecting ? "reconnecting" : "offline";
	return (
		<div className={classes.bar} role="status" data-what={what}>
			<span className={classes.dot} aria-hidden="true" />
			{t(`shared.bar.${what}`)}
			<bdi className={classes.age}>{t("shared.priceAge", { seconds: age })}</bdi>
		</div>
	);
};

/** Whole seconds since `since`, on this device's clock, counted on while shown. */
export const useAge = (since: number): number => {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, []);
	return Math.max(0, Math.floor((now - since) / 1000));
};
