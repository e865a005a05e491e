import type { ReactNode } from "react";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { RemotePicture } from "../../../ui/picture/remote-picture.tsx";
import { EntryLink } from "../entry-link.tsx";
import classes from "./article-row.module.css";

/** A message or a news item in a list. */
export const ArticleRow = (props: {
	readonly to: string;
	readonly title: string;
	readonly summary: string;
	/** In the platform's format. */
	readonly moment: string;
	readonly picture?: string;
	readonly isUnread?: boolean;
}): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	return (
		<EntryLink to={props.to} className={classes.row} isUnread={props.isUnread === true}>
			<span className={classes.words}>
				<span className={classes.title}>{props.title}</span>{" "}
				{props.isUnread ? <span className="visually-hidden">{t("content.unread")}</span> : null}{" "}
				{props.summary ? <span className={classes.summary}>{props.summary}</span> : null}{" "}
				<span className={classes.when}>{times.short(props.moment)}</span>
			</span>
			<RemotePicture address={props.picture} className={classes.picture} />
		</EntryLink>
	);
};
