import type { Freshness } from "@tradewind/domain/realtime";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import classes from "./connection-bar.module.css";

export const useFreshness = (): Freshness =>
	useSelector(useApp().realtime, (snapshot) => snapshot.context.freshness);

/** Milliseconds without live prices before the bar is shown: the first connection is not a lost one. */
const graceMs = 4000;

/** Shows that prices are not live, since when, and whether the app reconnects. An overlay, so that nothing moves. */
export const ConnectionBar = (): ReactNode => {
	const { t } = useWords();
	const freshness = useFreshness();
	const age = useAge(freshness.since);
	const isConnecting = useSelector(useApp().realtime, (snapshot) => !snapshot.matches("offline"));
	const isShown = freshness.is !== "live" && age * 1000 >= graceMs;
	const what = freshness.is === "stale" ? "stale" : isConnecting ? "reconnecting" : "offline";
	return (
		<section
			className={isShown ? classes.bar : undefined}
			data-what={isShown ? what : undefined}
			aria-label={isShown ? t(`shared.bar.${what}`) : undefined}
		>
			{isShown ? <span className={classes.dot} aria-hidden="true" /> : null}
			{/* Screen readers announce changes of a status that exists already. The age is outside: it changes every second. */}
			<span role="status">{isShown ? t(`shared.bar.${what}`) : null}</span>
			{isShown ? <bdi className={classes.age}>{t("shared.priceAge", { seconds: age })}</bdi> : null}
		</section>
	);
};

/** Whole seconds since `since`, on this device's clock, updated while mounted. */
export const useAge = (since: number): number => {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, []);
	return Math.max(0, Math.floor((now - since) / 1000));
};
