import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { routeOf } from "../../routes.ts";
import classes from "./page.module.css";
import { PageHead } from "./page-head.tsx";

interface PageProps {
	/** Replaces the title of the route. */
	readonly title?: ReactNode;
	/** Rendered at the end of the title line. */
	readonly actions?: ReactNode;
	readonly children: ReactNode;
}

/** The frame of a page: its title line, which stays visible, and its content. A page that is not a tab has a back button. */
export const Page = ({ title, actions, children }: PageProps): ReactNode => {
	const { t } = useWords();
	const route = routeOf(useLocation().pathname);
	return (
		<>
			<PageHead hasBack={route?.tab !== true}>
				<h1 className={classes.title}>{title ?? (route && t(route.title))}</h1>
				{actions}
			</PageHead>
			<main className={classes.main}>{children}</main>
		</>
	);
};
