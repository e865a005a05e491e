import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../icon/icon.tsx";
import { cross, forward } from "../icon/signs.ts";
import { type Fact, Facts } from "../sheet/fact-list.tsx";
import classes from "./receipt.module.css";

const tick = "M24 3a21 21 0 1 0 0 42 21 21 0 0 0 0-42zM15 24.5 21.5 31 34 18";

/**
 * The receipt of a command that the platform has carried out; it stays until the customer dismisses it. A figure that the
 * platform has not reported yet is never filled in: the receipt says that it waits for the platform's record.
 */
export const Receipt = (props: {
	/** What was done, at which price. Announced when the receipt appears and when the price is known. */
	readonly what: string;
	/** The platform's own text on the command (Spec 1 §7). */
	readonly message?: string | undefined;
	/** Fee, stops, order number and other figures. */
	readonly facts: readonly Fact[];
	/** Whether figures are missing until the platform's record of the order is read. */
	readonly isAwaited?: boolean;
	/** What happens next. */
	readonly next?: string | undefined;
	/** Opens the order with all its figures; absent until the platform's record is known. */
	readonly onDetails?: (() => void) | undefined;
	/** A receipt beside other content has a button that removes it. */
	readonly onDismiss?: () => void;
	/** Figures between the title and the facts. */
	readonly children?: ReactNode;
}): ReactNode => {
	const { t } = useWords();
	const { what, message, next, onDetails, onDismiss } = props;
	return (
		<div className={classes.receipt} data-receipt="">
			<div className={classes.head}>
				<Icon sign={tick} box={48} size="1.5rem" weight={4} className={classes.tick} />
				<div className={classes.words}>
					<p className={classes.what} role="status">
						{what}
					</p>
					{message && message !== what ? <p className={classes.note}>{message}</p> : null}
				</div>
				{onDismiss ? (
					<button
						type="button"
						className={`icon-button ${classes.dismiss}`}
						aria-label={t("shared.dismiss")}
						onClick={onDismiss}
					>
						<Icon sign={cross} />
					</button>
				) : null}
			</div>
			{props.isAwaited ? (
				<p className={classes.awaited}>
					<span className={classes.wheel} aria-hidden="true" />
					{t("shared.receipt.awaited")}
				</p>
			) : null}
			{props.children}
			<Facts facts={props.facts} />
			{next ? <p className={classes.note}>{next}</p> : null}
			{onDetails ? (
				<button type="button" className={classes.details} onClick={onDetails}>
					{t("shared.receipt.details")}
					<Icon sign={forward} size={16} weight={2} className="mirrored" />
				</button>
			) : null}
		</div>
	);
};
