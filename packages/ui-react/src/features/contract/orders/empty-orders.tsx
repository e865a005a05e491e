import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { Empty } from "../../../shell/faces.tsx";
import classes from "./orders-list.module.css";

/** Nothing in this list, and the way to change that. */
export const EmptyOrders = ({ text }: { readonly text: string }): ReactNode => {
	const { say } = useWords();
	return (
		<Empty text={text}>
			<Link className={classes.trade} to="/trade">
				{say("contract.orders.empty.trade")}
			</Link>
		</Empty>
	);
};
