import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import classes from "./real-account.module.css";

/** For demo customers: a notice about virtual funds, and the login to a real account. */
export const RealAccount = (): ReactNode => {
	const { t } = useWords();
	return (
		<section className={classes.card}>
			<p>{t("user-centre.playMoney")}</p>
			<Link className="main-button" to="/register">
				{t("shared.real.register")}
			</Link>
			<Link className={classes.login} to="/register?from=%2Fuser">
				{t("user-centre.toRegister")}
			</Link>
			<Link className="quiet-button" to="/login?from=%2Fuser">
				{t("user-centre.realLogin")}
			</Link>
		</section>
	);
};
