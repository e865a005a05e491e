import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { useWords } from "../../i18n/words.ts";
import { toastContainer } from "../toast/toasts.ts";
import classes from "./sheet.module.css";

interface SheetProps {
	readonly open: boolean;
	readonly onClose: () => void;
	readonly title: string;
	/** `full`: as tall as possible for any content, so that a list does not jump during a search. */
	readonly size?: "content" | "full";
	/** Stays visible while the content scrolls. */
	readonly footer?: ReactNode;
	/** Whether it has no controls; a long content can then be scrolled by keys. */
	readonly isRead?: boolean;
	readonly children: ReactNode;
}

/** A bottom sheet, based on the native dialog: it keeps the focus; Escape and a press outside close it. */
export const Sheet = (props: SheetProps): ReactNode => {
	const { t } = useWords();
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	const { open, onClose } = props;
	const closeOutside = useEffectEvent((event: MouseEvent) => {
		if (event.target === dialog.current) onClose();
	});

	useEffect(() => {
		const shown = dialog.current;
		if (!open || !shown) return;
		shown.showModal();
		const onClick = (event: MouseEvent) => closeOutside(event);
		shown.addEventListener("click", onClick);
		return () => {
			shown.removeEventListener("click", onClick);
			shown.close();
		};
	}, [open]);

	if (!open) return null;
	return (
		<dialog
			ref={dialog}
			className={classes.sheet}
			data-size={props.size ?? "content"}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
		>
			<div className={classes.body}>
				<div className={classes.head}>
					<h2 id={titleId}>{props.title}</h2>
					<button type="button" className={classes.close} onClick={onClose} aria-label={t("shared.close")}>
						<svg viewBox="0 0 20 20" aria-hidden="true">
							<path d="M5 5l10 10M15 5 5 15" />
						</svg>
					</button>
				</div>
				<div className={classes.content} tabIndex={props.isRead ? 0 : undefined}>
					{props.children}
				</div>
				<div ref={toastContainer} className={classes.toasts} />
				{props.footer ? <div className={classes.foot}>{props.footer}</div> : null}
			</div>
		</dialog>
	);
};
