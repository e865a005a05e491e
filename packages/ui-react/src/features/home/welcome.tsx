import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { reasonOf, Skeleton } from "../../ui/status/status.tsx";
import classes from "./welcome.module.css";

/** For visitors: description, risk and the demo account (Spec 1 §7, demo entry). */
export const Welcome = (): ReactNode => {
	const { t } = useWords();
	return (
		<section className={classes.card} data-for="visitors">
			<h2 className={classes.claim}>{t("home.claim")}</h2>
			<p className={classes.risk}>{t("home.risk")}</p>
			<Entry />
			<Link to="/register" className="quiet-button">
				{t("home.register")}
			</Link>
		</section>
	);
};

const Entry = (): ReactNode => {
	const { t } = useWords();
	const { site, session } = useApp();
	const settings = useSelector(site, (snapshot) => snapshot.context.settings);
	const isBusy = useSelector(session, (snapshot) => snapshot.hasTag("busy"));
	const error = useSelector(session, (snapshot) => snapshot.context.error);
	if (!settings) return <Skeleton height={48} />;
	if (!settings.hasDemoLogin)
		return (
			<Link to="/login" className="main-button">
				{t("home.login")}
			</Link>
		);
	return (
		<>
			<button
				type="button"
				className="main-button"
				disabled={isBusy}
				aria-busy={isBusy}
				onClick={() => session.send({ type: "enter demo" })}
			>
				{t("home.demoEntry")}
			</button>
			{error ? (
				<p className={classes.error} role="alert">
					{reasonOf(error, t)}
				</p>
			) : null}
		</>
	);
};
