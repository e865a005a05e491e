import { type ReactNode, useEffect } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./notice-board.module.css";
import { dismissNotice, type Notice, useNotices } from "./notices.ts";

const shownFor = 4000;

export const NoticeBoard = (): ReactNode => (
	<div className={classes.board} role="status" aria-live="polite">
		{useNotices().map((notice) => (
			<Line key={notice.id} notice={notice} />
		))}
	</div>
);

const Line = ({ notice }: { readonly notice: Notice }): ReactNode => {
	const { say } = useWords();
	useEffect(() => {
		const timer = setTimeout(() => dismissNotice(notice.id), shownFor);
		return () => clearTimeout(timer);
	}, [notice.id]);
	return (
		<button
			type="button"
			className={classes.line}
			data-kind={notice.kind}
			onClick={() => dismissNotice(notice.id)}
		>
			{notice.text}
			<span className="visually-hidden">{say("shell.dismiss")}</span>
		</button>
	);
};
