import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { routeOf } from "../../../routes.ts";
import { useSession } from "../../../state/use-session.ts";
import classes from "./login-reason.module.css";

/** Why a visitor was sent to the login, and that nothing is lost by it. */
export const LoginReason = (): ReactNode => {
	const { t } = useWords();
	const { standing } = useSession();
	const [search] = useSearchParams();
	const from = routeOf(search.get("from") ?? "/");
	if (standing !== "visitor" || !from || from.path === "/") return null;
	return (
		<p className={classes.reason}>
			{t(from.path === "/trade" ? "session.reason.order" : "session.reason.page")}
		</p>
	);
};
