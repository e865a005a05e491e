import { secondsLeft } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSelected } from "../../../state/use-selected.ts";
import type { MicroOrderActor } from "../running/running-orders.ts";
import { clockText } from "./clock-text.ts";
import classes from "./time-left.module.css";

/** The countdown of an order; after it, that its end is being read, or that nobody can tell it. */
export const TimeLeft = ({ order }: { readonly order: MicroOrderActor }): ReactNode => {
	const { say } = useWords();
	const seconds = useSelected(order, ({ context }) => secondsLeft(context.remaining));
	const isInDoubt = useSelected(order, ({ context }) => context.isInDoubt);
	const isRunning = useSelected(order, (snapshot) => snapshot.matches("in progress"));
	const isLost = useSelected(order, (snapshot) => snapshot.matches("cannot tell"));
	if (isLost)
		return (
			<button type="button" className={classes.again} onClick={() => order.send({ type: "check again" })}>
				{say("micro.order.checkAgain")}
			</button>
		);
	if (!isRunning) return <span className={classes.quiet}>{say("micro.order.ending")}</span>;
	return (
		<span className={classes.time} role="timer" data-doubtful={isInDoubt}>
			{isInDoubt ? say("micro.order.checking") : <bdi dir="ltr">{clockText(seconds)}</bdi>}
		</span>
	);
};
