import type { ContractOrder, Instrument } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { SectionHead } from "../../../shell/section-head.tsx";
import { useOpened } from "../../../shell/use-opened.ts";
import { OpenedOrder } from "../orders/opened-order.tsx";
import { OrderRows } from "../orders/order-rows.tsx";
import { useOpenIds } from "../orders/use-open-ids.ts";
import classes from "./open-positions.module.css";

/** The customer's open orders of this instrument, in short. */
export const OpenPositions = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { say } = useWords();
	const opened = useOpened<ContractOrder>();
	const ids = useOpenIds((context) =>
		[...context.holding, ...context.pending].filter((order) => order.instrument === instrument.id),
	);
	return (
		<>
			{ids.length === 0 ? null : (
				<section className={classes.positions}>
					<SectionHead
						title={say("contract.positions.title")}
						to="/order?type=1"
						all={say("contract.positions.all")}
					/>
					<OrderRows ids={ids} onOpen={opened.open} />
				</section>
			)}
			<OpenedOrder order={opened.row} onClose={opened.onClose} />
		</>
	);
};
