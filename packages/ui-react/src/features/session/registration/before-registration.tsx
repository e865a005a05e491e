import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import classes from "./registration.module.css";

const pages = ["risk", "terms", "privacy"] as const;

/**
 * The platform's pages about risk, terms and privacy (docs/assumptions.md, A-584). They open beside the form, which would lose its
 * passwords if it were left.
 */
export const BeforeRegistration = (): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.before}>
			<p>{t("session.register.before")}</p>
			<ul>
				{pages.map((page) => (
					<li key={page}>
						<Link
							className={classes.link}
							to={`/descript/detail?group=user.${page}`}
							target="_blank"
							rel="noopener"
						>
							{t(`session.register.${page}`)}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
};
