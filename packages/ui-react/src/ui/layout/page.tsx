import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { routeOf } from "../../routes.ts";
import classes from "./page.module.css";
import { useGoBack } from "./use-go-back.ts";

interface PageProps {
	/** Instead of the title of the route. */
	readonly title?: ReactNode;
	/** Beside the title, at the end of the line. */
	readonly actions?: ReactNode;
	readonly children: ReactNode;
}

/** The frame of a page: its title line, which stays in view, and what is below. A page that is no tab has a back button. */
export const Page = ({ title, actions, children }: PageProps): ReactNode => {
	const { t } = useWords();
	const route = routeOf(useLocation().pathname);
	const hasBack = route?.tab !== true;
	return (
		<>
			<header className={classes.head} data-back={hasBack}>
				{hasBack ? <BackButton /> : null}
				<h1 className={classes.title}>{title ?? (route && t(route.title))}</h1>
				{actions}
			</header>
			<main className={classes.main}>{children}</main>
		</>
	);
};

/** Leads to where the customer came from. */
export const BackButton = (): ReactNode => {
	const { t } = useWords();
	const goBack = useGoBack();
	return (
		<button type="button" className="icon-button" aria-label={t("shared.back")} onClick={goBack}>
			<svg viewBox="0 0 24 24" className="mirrored" aria-hidden="true">
				<path d="M15 5l-7 7 7 7" />
			</svg>
		</button>
	);
};
