import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useAboveBars } from "../layout/bottom-bar-height.ts";
import classes from "./toast-list.module.css";
import { dismissNotice, type Notice, useNoticePlace, useNotices } from "./toasts.ts";

const shownFor = 4000;

export const ToastList = (): ReactNode => {
	const insetBlockEnd = useAboveBars(12);
	const place = useNoticePlace();
	const board = (
		<div
			className={classes.board}
			style={place ? undefined : { insetBlockEnd }}
			role="status"
			aria-live="polite"
		>
			{useNotices().map((notice) => (
				<Line key={notice.id} notice={notice} />
			))}
		</div>
	);
	return place ? createPortal(board, place) : board;
};

const Line = ({ notice }: { readonly notice: Notice }): ReactNode => {
	const { t } = useWords();
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
				if (!notice.to) return;
				// The target may be the page below the sheet.
				for (const sheet of document.querySelectorAll("dialog[open]"))
					sheet.dispatchEvent(new Event("cancel"));
				void navigate(notice.to);
			}}
		>
			{notice.text}
			<span className="visually-hidden">{t(notice.to ? "shared.notice.open" : "shared.dismiss")}</span>
		</button>
	);
};
