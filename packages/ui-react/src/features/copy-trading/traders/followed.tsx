import { loginPath } from "@tradewind/domain/access";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useSession } from "../../../state/use-session.ts";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { RowList } from "../../../ui/list/row-list.tsx";
import type { followedOf } from "../kept-lists.ts";
import classes from "./followed.module.css";
import { MyCopies } from "./my-copies.tsx";
import type { OpenCopies, OpenOrders } from "./orders-sheet.tsx";
import { TraderCard } from "./trader-card.tsx";

type FollowedList = ReturnType<typeof followedOf>;

/** The traders that the customer follows; a visitor is asked to log in. */
export const Followed = (props: {
	readonly list: FollowedList | undefined;
	readonly onOpenOrders: OpenOrders;
	readonly onOpenCopies: OpenCopies;
}): ReactNode => {
	const { t } = useWords();
	const { standing } = useSession();
	return (
		<section aria-labelledby="followed-traders">
			<h2 id="followed-traders" className={classes.title}>
				{t("copy-trading.followed")}
			</h2>
			{props.list ? (
				<Rows list={props.list} onOpenOrders={props.onOpenOrders} onOpenCopies={props.onOpenCopies} />
			) : standing === "unknown" ? (
				<RowSkeletons />
			) : (
				<div className={classes.note}>
					<p>{t("copy-trading.followed.visitor")}</p>
					<Link className="main-link" to={loginPath("/follow")}>
						{t("copy-trading.login")}
					</Link>
				</div>
			)}
		</section>
	);
};

const Rows = (props: {
	readonly list: FollowedList;
	readonly onOpenOrders: OpenOrders;
	readonly onOpenCopies: OpenCopies;
}): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const { list, onOpenOrders, onOpenCopies } = props;
	const { rows, error, page } = useSelector(list, ({ context }) => context);
	const isLoading = useSelector(list, (snapshot) => snapshot.matches("loading"));
	const hasFailed =
		useSelector(list, (snapshot) => snapshot.matches("failed")) || (page > 0 && error !== undefined);
	if (isLoading) return <RowSkeletons />;
	return (
		<>
			{hasFailed ? (
				<ListError error={error} hasRows={rows.length > 0} onRetry={() => list.send({ type: "retry" })} />
			) : null}
			{rows.length > 0 ? (
				<RowList>
					{rows.map((trader) => (
						<li key={trader.userId}>
							<TraderCard trader={trader} onOpenOrders={onOpenOrders}>
								{signedIn ? <MyCopies trader={trader} signedIn={signedIn} onOpen={onOpenCopies} /> : null}
							</TraderCard>
						</li>
					))}
				</RowList>
			) : hasFailed ? null : (
				<div className={classes.note}>
					<p>{t("copy-trading.followed.empty")}</p>
				</div>
			)}
		</>
	);
};
