import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../icon/icon.tsx";
import { back } from "../icon/signs.ts";
import classes from "./page-head.module.css";
import { StickyHead } from "./sticky-head.tsx";
import { useGoBack } from "./use-go-back.ts";

/** The title line of a page, which stays visible. */
export const PageHead = (props: {
	readonly hasBack: boolean;
	/** Whether the line is a field instead of a title. */
	readonly isField?: boolean;
	readonly children: ReactNode;
}): ReactNode => (
	<StickyHead>
		<header className={classes.head} data-back={props.hasBack} data-field={props.isField}>
			{props.hasBack ? <BackButton /> : null}
			{props.children}
		</header>
	</StickyHead>
);

/** Leads back to the previous page. */
const BackButton = (): ReactNode => {
	const { t } = useWords();
	const goBack = useGoBack();
	return (
		<button type="button" className="icon-button" aria-label={t("shared.back")} onClick={goBack}>
			<Icon sign={back} className="mirrored" />
		</button>
	);
};
