import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { Html } from "../../../ui/html/html.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Skeleton } from "../../../ui/status/status.tsx";
import classes from "./agreement-paper.module.css";

const printer = "M7 9V4h10v5M7 18H4v-8h16v8h-3M7 14h10v6H7z";

/** The text of an agreement, sanitised. Printing the page prints it alone. */
export const AgreementPaper = ({ html }: { readonly html: string }): ReactNode => (
	<article className={classes.paper}>
		<LazyBoundary fallback={<PaperSkeleton />}>
			<Html text={html} />
		</LazyBoundary>
	</article>
);

const paragraphs = ["rules", "contract", "terms", "liability"];

export const PaperSkeleton = (): ReactNode => (
	<div className={classes.waiting} aria-busy="true">
		<Skeleton width="60%" height={24} />
		{paragraphs.map((paragraph) => (
			<div key={paragraph} className={classes.paragraph}>
				<Skeleton />
				<Skeleton />
				<Skeleton width="70%" />
			</div>
		))}
	</div>
);

/** A page with one text while it is loading. */
export const PageSkeleton = (): ReactNode => (
	<Page>
		<div className={classes.alone}>
			<PaperSkeleton />
		</div>
	</Page>
);

export const PrintButton = (): ReactNode => {
	const { t } = useWords();
	return (
		<button
			type="button"
			className="icon-button"
			aria-label={t("loan.agreement.print")}
			onClick={() => globalThis.print()}
		>
			<Icon sign={printer} />
		</button>
	);
};
