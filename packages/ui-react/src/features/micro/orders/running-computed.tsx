import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { IncomeComputations } from "../calculations/income-computations.tsx";
import type { MicroOrderActor } from "../running/running-orders.ts";
import { possibleIncomeOf } from "./possible-income.ts";
import classes from "./running-computed.module.css";
import { What } from "./what.tsx";

/** The calculation of the expected income of each order in progress. */
export const RunningComputed = (props: { readonly orders: readonly MicroOrderActor[] }): ReactNode =>
	props.orders.map((order) => <OrderComputed key={order.getSnapshot().context.order.id} order={order} />);

const OrderComputed = ({ order: actor }: { readonly order: MicroOrderActor }): ReactNode => {
	const { t } = useWords();
	const order = useSelector(actor, ({ context }) => context.order);
	const terms = possibleIncomeOf(order);
	const { amount, profitRatio } = order;
	if (!terms || !profitRatio) return null;
	return (
		<section className={classes.order}>
			<What order={order} />
			<IncomeComputations
				title={t("micro.order.income")}
				amount={amount}
				profitRatio={profitRatio}
				terms={terms}
			/>
		</section>
	);
};
