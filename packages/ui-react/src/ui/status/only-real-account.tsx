import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { Page } from "../layout/page.tsx";
import { Empty } from "./status.tsx";

/** A page that demo customers may not use: why, and the ways to a real account (Spec 1 §5, §6). */
export const OnlyRealAccount = (): ReactNode => {
	const { t } = useWords();
	const { pathname, search } = useLocation();
	const from = `?from=${encodeURIComponent(pathname + search)}`;
	return (
		<Page>
			<Empty text={t("shared.onlyRealAccount")}>
				<Link className="main-button" to={`/register${from}`}>
					{t("shared.real.register")}
				</Link>
				<Link className="quiet-button" to={`/login${from}`}>
					{t("shared.real.login")}
				</Link>
			</Empty>
		</Page>
	);
};
