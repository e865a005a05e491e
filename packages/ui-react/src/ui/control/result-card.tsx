import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../icon/icon.tsx";
import { cross } from "../icon/signs.ts";
import classes from "./result-card.module.css";
import { useDoubleTapGuard } from "./use-double-tap-guard.ts";

/** The outcome of a command that was not carried out, or may not have been, shown where it was sent. The second tap of a double tap presses none of its buttons and links. */
export const ResultCard = (props: {
	readonly kind: "refused" | "unknown";
	readonly title: string;
	readonly text?: string;
	/** The progress of the check of an unknown outcome. */
	readonly progress?: string | undefined;
	readonly onDismiss?: () => void;
	readonly children?: ReactNode;
}): ReactNode => {
	const { t } = useWords();
	const isSettled = useDoubleTapGuard(`${props.kind} ${props.title}`);
	return (
		<div className={classes.card} data-kind={props.kind} role="alert">
			<div className={classes.words}>
				<strong>{props.title}</strong>
				{props.text ? <p>{props.text}</p> : null}
				{props.progress ? (
					<p className={classes.progress}>
						<span className={classes.wheel} aria-hidden="true" />
						{props.progress}
					</p>
				) : null}
			</div>
			{props.onDismiss ? (
				<button
					type="button"
					className="icon-button"
					aria-label={t("shared.dismiss")}
					inert={!isSettled}
					onClick={props.onDismiss}
				>
					<Icon sign={cross} />
				</button>
			) : null}
			{props.children ? (
				<div className={classes.actions} inert={!isSettled}>
					{props.children}
				</div>
			) : null}
		</div>
	);
};
