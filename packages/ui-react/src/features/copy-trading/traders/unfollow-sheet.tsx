import type { FollowOrder, Trader } from "@tradewind/domain/copy-trading";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ComponentType, ReactNode } from "react";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useSession } from "../../../state/use-session.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { ConfirmButtons } from "../../../ui/control/confirm-buttons.tsx";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import type { FollowActor } from "./follow-actor.ts";
import classes from "./unfollow-sheet.module.css";
import { useCopies } from "./use-copies.ts";

/** Closes open copies by their orders: each by a command of its own. */
export type CloseCopies = ComponentType<{
	readonly copies: readonly FollowOrder[];
	readonly signedIn: SignedIn;
}>;

/** The warning before unfollowing, and the outcome of it (Spec 2 §8). */
export const UnfollowSheet = (props: {
	readonly trader: Trader;
	readonly actor: FollowActor;
	readonly CloseCopies: CloseCopies;
}): ReactNode => {
	const { trader, actor, CloseCopies } = props;
	const { t } = useWords();
	const { signedIn } = useSession();
	const isAsking = useSelector(actor, (snapshot) => snapshot.matches("confirming unfollow"));
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.matches("not carried out"));
	const isUnfollow = useSelector(actor, ({ context }) => context.form.intent === "unfollow");
	const settled = useDoubleTapGuard(String(isAsking));
	return (
		<Sheet
			asks
			open={isUnfollow && (isAsking || isSending || isUnknown || isNotCarriedOut)}
			onClose={() => actor.send({ type: isNotCarriedOut ? "dismiss" : "go back" })}
			title={t("copy-trading.unfollow.ask", { name: trader.nickname })}
			footer={
				isUnknown || isNotCarriedOut ? undefined : (
					<ConfirmButtons
						direction="down"
						disabledReason={undefined}
						isAsking={isAsking && settled}
						isSending={isSending}
						back={t("copy-trading.unfollow.back")}
						confirm={isSending ? t("shared.command.sending") : t("copy-trading.unfollow")}
						onBack={() => actor.send({ type: "go back" })}
						onConfirm={() => actor.send({ type: "confirm" })}
					/>
				)
			}
		>
			<div className={classes.text}>
				{signedIn ? <OpenCopies trader={trader} signedIn={signedIn} CloseCopies={CloseCopies} /> : null}
				<p>{t("copy-trading.unfollow.change")}</p>
			</div>
			<CommandOutcome
				actor={actor}
				about={t("copy-trading.unfollow")}
				notDone={t("copy-trading.notDone.unfollow")}
				isNotCarriedOut={isNotCarriedOut}
			/>
		</Sheet>
	);
};

/** What happens to open copies, how many there are, their profit, and the offer to close them. */
const OpenCopies = (props: {
	readonly trader: Trader;
	readonly signedIn: SignedIn;
	readonly CloseCopies: CloseCopies;
}): ReactNode => {
	const { t } = useWords();
	const { signedIn, CloseCopies } = props;
	const { copies, openProfit } = useCopies(props.trader.userId, signedIn);
	const warning = <p>{t("copy-trading.unfollow.warning")}</p>;
	if (!copies) return warning;
	return (
		<>
			{copies.open.length === 0 ? null : (
				<>
					{warning}
					<p>
						{t("copy-trading.unfollow.mine", { count: copies.open.length })}{" "}
						<LiveMoney of={openProfit} sign="always" tone="change" />
					</p>
				</>
			)}
			<CloseCopies copies={copies.open} signedIn={signedIn} />
		</>
	);
};
