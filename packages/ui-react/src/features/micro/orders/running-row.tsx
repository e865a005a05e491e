import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { Row } from "../../../ui/list/row.tsx";
import type { MicroOrderActor } from "../running/running-orders.ts";
import { possibleIncomeOf } from "./possible-income.ts";
import { TimeLeft } from "./time-left.tsx";
import { What } from "./what.tsx";

/** An order in progress: name, direction, amount, remaining time, open price and expected income (Spec 1 §4, §5). */
export const RunningRow = ({ order: actor }: { readonly order: MicroOrderActor }): ReactNode => {
	const { t } = useWords();
	const order = useSelector(actor, ({ context }) => context.order);
	const isLost = useSelector(actor, (snapshot) => snapshot.matches("result unknown"));
	const digits = usePricePrecision(order.instrument, order.openPrice);
	const { income, percent } = possibleIncomeOf(order) ?? {};
	return (
		<Row
			title={<What order={order} />}
			figure={isLost ? null : <TimeLeft order={actor} />}
			details={
				<>
					<span>
						{t("micro.order.open")} <Figure value={order.openPrice} digits={digits} />
					</span>{" "}
					<span>
						<span className="visually-hidden">{t("micro.computed.percent")}</span>{" "}
						<Figure value={percent} digits={percent ? decimalsOf(percent) : 0} unit="%" />
					</span>
				</>
			}
			note={
				<>
					{t("micro.order.income")} <Money value={income} sign="always" />
				</>
			}
			more={isLost ? <TimeLeft order={actor} /> : null}
		/>
	);
};
