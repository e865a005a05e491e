import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useAskedFirst } from "../../router/use-asked-first.ts";
import classes from "./page.module.css";
import { useGoBack } from "./use-go-back.ts";

interface PageProps {
	readonly title: ReactNode;
	/** A page that is no tab has a way back, to where the customer came from. */
	readonly back?: boolean;
	/** Beside the title, at the end of the line. */
	readonly actions?: ReactNode;
	readonly children: ReactNode;
}

/** The frame of a page: its title line, which stays in view, and what is below. */
export const Page = ({ title, back = false, actions, children }: PageProps): ReactNode => (
	<>
		<header className={classes.head} data-back={back}>
			{back ? <BackButton /> : null}
			<h1 className={classes.title}>{title}</h1>
			{actions}
		</header>
		<main className={classes.main}>{children}</main>
	</>
);

/** The way to where the customer came from. */
export const BackButton = (): ReactNode => {
	const { say } = useWords();
	const [, ask] = useAskedFirst<true>(useGoBack());
	return (
		<button type="button" className="icon-button" aria-label={say("shell.back")} onClick={() => ask(true)}>
			<svg viewBox="0 0 24 24" className="mirrored" aria-hidden="true">
				<path d="M15 5l-7 7 7 7" />
			</svg>
		</button>
	);
};
