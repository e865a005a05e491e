import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../../i18n/words.ts";
import { useAboveBars } from "../layout/bottom-bar-height.ts";
import { useGo } from "../layout/use-go.ts";
import { useVisibleArea } from "../layout/visible-area.ts";
import { isSheetEntry } from "../sheet/sheet-history.ts";
import { useLoading } from "./request-notices.ts";
import classes from "./toast-list.module.css";
import { dismissNotice, type Notice, useNoticePlace, useNotices } from "./toasts.ts";

const shownFor = 4000;

export const ToastList = (): ReactNode => {
	const place = useNoticePlace();
	const shown = (
		<>
			<Loading />
			<Board />
		</>
	);
	return place ? createPortal(shown, place) : shown;
};

/** Shown while the customer waits for an answer. The pressed control says the same, so it is not announced. */
const Loading = (): ReactNode => {
	const { t } = useWords();
	return useLoading() ? (
		<div className={classes.loading} role="progressbar" aria-label={t("shared.loading")} />
	) : null;
};

const Board = (): ReactNode => {
	const board = useRef<HTMLDivElement>(null);
	useVisibleArea(board);
	return (
		<div
			ref={board}
			className={classes.board}
			style={{ insetBlockEnd: useAboveBars(12) }}
			role="status"
			aria-live="polite"
		>
			{useNotices().map((notice) => (
				<Line key={notice.id} notice={notice} />
			))}
		</div>
	);
};

const Line = ({ notice }: { readonly notice: Notice }): ReactNode => {
	const { t } = useWords();
	const go = useGo();
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
				notice.onOpen?.();
				// The target may be the page below the sheet.
				for (const sheet of document.querySelectorAll("dialog[open]"))
					sheet.dispatchEvent(new Event("cancel"));
				go(notice.to, { replace: isSheetEntry(history.state) });
			}}
		>
			{notice.text}
			<span className="visually-hidden">{t(notice.to ? "shared.notice.open" : "shared.dismiss")}</span>
		</button>
	);
};
