import { secondsLeft } from "@tradewind/domain/micro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { noValue } from "../../../figures/figure-text.ts";
import { useWords } from "../../../i18n/words.ts";
import type { MicroOrderActor } from "../running/running-orders.ts";
import { clockText } from "./clock-text.ts";
import classes from "./time-left.module.css";

/** The countdown of an order; after it, that the result is loading or unknown. */
export const TimeLeft = ({ order }: { readonly order: MicroOrderActor }): ReactNode => {
	const { t } = useWords();
	const seconds = useSelector(order, ({ context }) => secondsLeft(context.remaining));
	const isUncertain = useSelector(order, ({ context }) => context.isUncertain);
	const isRunning = useSelector(order, (snapshot) => snapshot.matches("in progress"));
	const isReported = useSelector(order, ({ context }) => context.order.remaining !== undefined);
	const isLost = useSelector(order, (snapshot) => snapshot.matches("result unknown"));
	if (isLost)
		return (
			<button type="button" className={classes.again} onClick={() => order.send({ type: "check again" })}>
				{t("micro.order.checkAgain")}
			</button>
		);
	if (!isReported) return <span className={classes.time}>{noValue}</span>;
	if (!isRunning) return <span className={classes.quiet}>{t("micro.order.ending")}</span>;
	return (
		<span className={classes.time} role="timer" data-doubtful={isUncertain}>
			{isUncertain ? t("micro.order.checking") : <bdi dir="ltr">{clockText(seconds)}</bdi>}
		</span>
	);
};
