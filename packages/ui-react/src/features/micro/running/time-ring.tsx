import { secondsLeft } from "@tradewind/domain/micro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { clockText } from "../orders/clock-text.ts";
import type { MicroOrderActor } from "./running-orders.ts";
import classes from "./time-ring.module.css";

/** The remaining time in seconds and as a ring; empty while the time is unknown. */
export const TimeRing = ({ order: actor }: { readonly order: MicroOrderActor }): ReactNode => {
	const { t } = useWords();
	const left = useSelector(actor, ({ context }) => secondsLeft(context.remaining));
	const whole = useSelector(actor, ({ context }) => context.order.seconds);
	const isRunning = useSelector(actor, (snapshot) => snapshot.matches("in progress"));
	const isUncertain = useSelector(actor, ({ context }) => context.isUncertain);
	const isReported = useSelector(actor, ({ context }) => context.order.remaining !== undefined);
	const isKnown = isRunning && !isUncertain && isReported;
	// The ring moves towards the next second.
	const aim = isKnown ? Math.min(1, Math.max(0, (left - 1) / whole)) : 0;
	return (
		<span className={classes.ring} data-known={isKnown}>
			<svg viewBox="0 0 44 44" aria-hidden="true">
				<circle cx="22" cy="22" r="19" />
				<circle cx="22" cy="22" r="19" pathLength="1" className={classes.left} strokeDashoffset={1 - aim} />
			</svg>
			<span role="timer" aria-label={t("micro.running.left")}>
				{isKnown ? <bdi dir="ltr">{left < 100 ? left : clockText(left)}</bdi> : "…"}
			</span>
		</span>
	);
};
