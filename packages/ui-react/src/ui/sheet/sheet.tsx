import { type ReactNode, useDeferredValue, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../../i18n/words.ts";
import { useGreyLists } from "../../state/use-grey-lists.ts";
import { NeverHidden } from "../../state/use-hidden-amounts.ts";
import { Icon } from "../icon/icon.tsx";
import { cross } from "../icon/signs.ts";
import { useVisibleArea } from "../layout/visible-area.ts";
import { toastContainer } from "../toast/toasts.ts";
import { returnFocus } from "./opener.ts";
import classes from "./sheet.module.css";
import { sheetHistory } from "./sheet-history.ts";
import { whileOpening } from "./while-opening.ts";

interface SheetProps {
	readonly onClose: () => void;
	readonly title: string;
	/** `full`: as tall as possible for any content, so that a list does not jump during a search. */
	readonly size?: "content" | "full";
	/** Stays visible while the content scrolls. */
	readonly footer?: ReactNode;
	/** Whether it has no controls; a long content can then be scrolled by keys. */
	readonly isRead?: boolean;
	/** Whether it asks for a confirmation: its amounts are never hidden, and screen readers read all of it. */
	readonly asks?: boolean;
	readonly children: ReactNode;
}

/**
 * A bottom sheet, based on the native dialog: it keeps the focus and returns it to what opened the sheet. "Back", Escape and a
 * press outside close it, and so does leaving the screen. It is rendered outside the page, so that the page's styles do not
 * apply to it.
 */
export const Sheet = ({ open, ...props }: SheetProps & { readonly open: boolean }): ReactNode => {
	// A sheet, which may be large, is rendered as a transition, so that it does not delay the answer to the press.
	const isRendered = useDeferredValue(open, false);
	const isOpening = open && !isRendered;
	const close = useEffectEvent(props.onClose);
	useLayoutEffect(() => (isOpening ? whileOpening(() => close()) : undefined), [isOpening]);
	if (!open || !isRendered) return null;
	const sheet = <OpenSheet {...props} />;
	return createPortal(props.asks ? <NeverHidden value>{sheet}</NeverHidden> : sheet, document.body);
};

const OpenSheet = (props: SheetProps): ReactNode => {
	const { t } = useWords();
	const dialog = useRef<HTMLDialogElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const titleId = useId();
	const contentId = useId();
	const { onClose } = props;
	const isGrey = useGreyLists();
	const close = useEffectEvent(onClose);
	useVisibleArea(dialog);

	// Not `useEffect`: its cleanup runs when the dialog is removed and can no longer return the focus.
	useLayoutEffect(() => {
		const shown = dialog.current;
		if (!shown) return;
		const { pathname } = location;
		shown.showModal();
		// A screen reader begins with the title, and not with the button that closes the sheet.
		title.current?.focus({ preventScroll: true });
		const leave = sheetHistory.open(() => close());
		const onClick = (event: MouseEvent) => {
			if (event.target === shown) close();
		};
		shown.addEventListener("click", onClick);
		return () => {
			leave();
			shown.removeEventListener("click", onClick);
			shown.close();
			// The screen of a tab is kept, but its question is closed.
			if (location.pathname !== pathname) queueMicrotask(() => close());
			else requestAnimationFrame(returnFocus);
		};
	}, []);

	return (
		<dialog
			ref={dialog}
			className={classes.sheet}
			data-size={props.size ?? "content"}
			data-lists={isGrey ? "grey" : undefined}
			aria-labelledby={titleId}
			aria-describedby={props.asks ? contentId : undefined}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
		>
			<div className={classes.body}>
				<div ref={toastContainer} className={classes.notices} />
				<div className={classes.head}>
					<h2 ref={title} id={titleId} tabIndex={-1}>
						{props.title}
					</h2>
					<button type="button" className={classes.close} onClick={onClose} aria-label={t("shared.close")}>
						<Icon sign={cross} size={20} weight={2.1} />
					</button>
				</div>
				<div id={contentId} className={classes.content} tabIndex={props.isRead ? 0 : undefined}>
					{props.children}
				</div>
				{props.footer ? <div className={classes.foot}>{props.footer}</div> : null}
			</div>
		</dialog>
	);
};
