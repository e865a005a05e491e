import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { routeOf } from "../../../routes.ts";
import { useSession } from "../../../state/use-session.ts";
import type { LoginAfter } from "../use-login-after.ts";
import classes from "./login-reason.module.css";

const loginAfters = ["registration", "new password"] as const satisfies readonly LoginAfter[];

/** What led here: a new account or password, or a page that needs a login. In that case nothing is lost by it. */
export const LoginReason = (): ReactNode => {
	const { t } = useWords();
	const { standing } = useSession();
	const [search] = useSearchParams();
	const { state }: { readonly state: unknown } = useLocation();
	const from = routeOf(search.get("from") ?? "/");
	const after = loginAfters.find((one) => Object(state).after === one);
	if (after)
		return (
			<p className={classes.reason} role="status">
				{t(`session.after.${after}`)}
			</p>
		);
	if (standing !== "visitor" || !from || from.path === "/") return null;
	return (
		<p className={classes.reason}>
			{t(from.path === "/trade" ? "session.reason.order" : "session.reason.page")}
		</p>
	);
};
