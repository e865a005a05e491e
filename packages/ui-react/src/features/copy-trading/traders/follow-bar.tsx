import { loginPath } from "@tradewind/domain/access";
import type { Trader } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useSession } from "../../../state/use-session.ts";
import { FootBar } from "../../../ui/foot/foot-bar.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import type { FollowActor } from "./follow-actor.ts";
import classes from "./follow-bar.module.css";
import { type CloseCopies, UnfollowSheet } from "./unfollow-sheet.tsx";

/** Follow, or Unfollow with its warning (Spec 2 §2, §8). */
export const FollowBar = (props: {
	readonly trader: Trader;
	readonly actor: FollowActor;
	readonly CloseCopies: CloseCopies;
}): ReactNode => {
	const { trader, actor } = props;
	const { t } = useWords();
	const { standing, signedIn } = useSession();
	const canUnfollow = useSelector(actor, (snapshot) => snapshot.can({ type: "unfollow" }));
	const submit = `/follow/submit?id=${trader.userId}`;
	if (signedIn?.customer.id === trader.userId)
		return (
			<FootBar isBelowList>
				<p className={classes.self}>{t("copy-trading.trader.self")}</p>
			</FootBar>
		);
	if (trader.isFollowed)
		return (
			<FootBar isBelowList>
				<button
					type="button"
					className="quiet-button"
					aria-haspopup="dialog"
					disabled={!canUnfollow}
					onClick={() => actor.send({ type: "unfollow" })}
				>
					{t("copy-trading.unfollow")}
				</button>
				<UnfollowSheet trader={trader} actor={actor} CloseCopies={props.CloseCopies} />
			</FootBar>
		);
	return (
		<FootBar isBelowList>
			{standing === "demo" ? (
				<button
					type="button"
					className="main-button"
					onClick={() => showToast("refused", t("shared.onlyRealAccount"), { to: "/register" })}
				>
					{t("copy-trading.follow")}
				</button>
			) : (
				<Link className="main-button" to={standing === "visitor" ? loginPath(submit) : submit}>
					{t("copy-trading.follow")}
				</Link>
			)}
		</FootBar>
	);
};
