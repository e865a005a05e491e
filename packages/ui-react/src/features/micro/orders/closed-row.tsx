import type { MicroOrder } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { Checked } from "../../../figures/checked.tsx";
import { Figure } from "../../../figures/figure.tsx";
import { Money } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { Row } from "../../../ui/list/row.tsx";
import { What } from "./what.tsx";

/** A closed order in two lines: name, direction, amount and profit; prices and time. */
export const ClosedRow = (props: {
	readonly order: MicroOrder;
	readonly onOpen: (order: MicroOrder) => void;
	readonly showsDetails: boolean;
}): ReactNode => {
	const { order, showsDetails } = props;
	const { t } = useWords();
	const times = useTimes();
	const digits = usePricePrecision(order.instrument, order.openPrice);
	return (
		<Row
			onOpen={() => props.onOpen(order)}
			title={<What order={order} />}
			figure={
				showsDetails ? (
					<>
						<span className="visually-hidden">{t("micro.order.profit")}</span>{" "}
						<Checked figure="micro result" answer={order} isInButton>
							<Money value={order.profit} sign="always" tone="change" />
						</Checked>
					</>
				) : null
			}
			details={
				<>
					<span>
						{t("micro.order.open")} <Figure value={order.openPrice} digits={digits} />
					</span>{" "}
					<span>
						{t("micro.order.end")} <Figure value={order.endPrice} digits={digits} />
					</span>
				</>
			}
			note={showsDetails ? times.short(order.completedAt ?? order.createdAt) : null}
		/>
	);
};
