import type { JournalKind } from "@tradewind/domain/journal";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import classes from "./journal-link.module.css";

/** Below a list of one kind of records: the journal, which shows them among all others, with its filter set to that kind. */
export const JournalLink = ({ kind }: { readonly kind: JournalKind }): ReactNode => {
	const { t } = useWords();
	return (
		<Link className={classes.link} to={`/mine/journal?kind=${kind}`}>
			{t("journal.title")}
		</Link>
	);
};
