import { type ContractOrder, type Instrument, orderId } from "@tradewind/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../shell/app.ts";
import { useOpened } from "../../../shell/use-opened.ts";
import { useSelected } from "../../../shell/use-selected.ts";
import { LiveOrderRow } from "../orders/live-order-row.tsx";
import { OrderSheet } from "../orders/order-sheet.tsx";
import classes from "./open-positions.module.css";

/** The customer's open orders of this instrument, in short. */
export const OpenPositions = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { say } = useWords();
	const { orders } = useApp();
	const opened = useOpened<ContractOrder>();
	const ids = useSelected(orders, ({ context }) =>
		[...context.holding, ...context.pending]
			.filter((order) => order.instrument === instrument.id)
			.map(({ id }) => id)
			.join(" "),
	);
	return (
		<>
			{ids === "" ? null : (
				<section className={classes.positions}>
					<div className={classes.head}>
						<h2>{say("contract.positions.title")}</h2>
						<Link to="/order?type=1">{say("contract.positions.all")}</Link>
					</div>
					<ul className={classes.list}>
						{ids.split(" ").map((id) => (
							<LiveOrderRow key={id} id={orderId(Number(id))} onOpen={opened.open} />
						))}
					</ul>
				</section>
			)}
			<OrderSheet order={opened.row} onClose={opened.onClose} />
		</>
	);
};
