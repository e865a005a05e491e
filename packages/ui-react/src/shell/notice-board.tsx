import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import classes from "./notice-board.module.css";
import { dismissNotice, type Notice, useNotices } from "./notices.ts";
import { useAboveBars } from "./press-bar-room.ts";

const shownFor = 4000;

export const NoticeBoard = (): ReactNode => (
	<div className={classes.board} style={{ insetBlockEnd: useAboveBars(12) }} role="status" aria-live="polite">
		{useNotices().map((notice) => (
			<Line key={notice.id} notice={notice} />
		))}
	</div>
);

const Line = ({ notice }: { readonly notice: Notice }): ReactNode => {
	const { say } = useWords();
	const navigate = useNavigate();
	useEffect(() => {
		const timer = setTimeout(() => dismissNotice(notice.id), shownFor);
		return () => clearTimeout(timer);
	}, [notice.id]);
	return (
		<button
			type="button"
			className={classes.line}
			data-kind={notice.kind}
			onClick={() => {
				dismissNotice(notice.id);
				if (notice.to) void navigate(notice.to);
			}}
		>
			{notice.text}
			<span className="visually-hidden">{say(notice.to ? "shell.notice.open" : "shell.dismiss")}</span>
		</button>
	);
};
