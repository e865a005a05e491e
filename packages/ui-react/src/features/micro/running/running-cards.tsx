import type { SignedIn } from "@tradewind/domain";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { RunningCard } from "./running-card.tsx";
import classes from "./running-cards.module.css";
import { useRunningOrders } from "./running-orders.ts";

/** The customer's running micro orders under the ticket, of whatever instrument, newest first. */
export const RunningCards = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { say } = useWords();
	const id = useId();
	const { orders } = useRunningOrders(signedIn);
	if (orders.length === 0) return null;
	return (
		<section className={classes.running} aria-labelledby={id}>
			<div className={classes.head}>
				<h2 id={id}>{say("micro.running.title", { count: orders.length })}</h2>
				<Link to="/order?source=micro&type=1">{say("micro.running.all")}</Link>
			</div>
			<ul className={classes.cards}>
				{orders.map((order) => (
					<RunningCard key={order.getSnapshot().context.order.id} order={order} />
				))}
			</ul>
		</section>
	);
};
