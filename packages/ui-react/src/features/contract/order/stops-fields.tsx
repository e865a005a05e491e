import { type ContractOrder, type StopsForm, summariseStops } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { OwnQuantity } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { DecimalField } from "../../../ui/control/decimal-field.tsx";
import { fieldText } from "../issue-text.ts";
import { StopSuggestions } from "../stops/stop-suggestions.tsx";
import classes from "./order-sheet.module.css";
import { useWorthAt } from "./use-worth-at.ts";

const fields = ["stopLoss", "takeProfit"] as const;

export const StopsFields = (props: {
	readonly order: ContractOrder;
	readonly form: StopsForm;
	readonly onChange: (form: StopsForm) => void;
}): ReactNode => {
	const { order, form, onChange } = props;
	const words = useWords();
	const { t, language } = words;
	const precision = usePricePrecision(order.instrument, order.latestPrice);
	const { textAt, moneyAt } = useWorthAt(order);
	const { issues } = summariseStops(form, order, { pricePrecision: precision }, language.code);
	return (
		<div className={classes.fields}>
			<p>
				<OrderTitle symbol={order.symbol} side={order.direction}>
					{t(`contract.side.${order.direction}`)} <OwnQuantity value={order.quantity} />
				</OrderTitle>
			</p>
			<p className={classes.reference}>
				{t("contract.order.latestPrice")} <Figure value={order.latestPrice} digits={precision} />
			</p>
			{fields.map((field) => {
				const isOn = form[`${field}On`];
				return (
					<DecimalField
						key={field}
						label={t(`contract.ticket.${field}`)}
						value={form[field]}
						toggle={{
							isOn,
							onSwitch: (on) => onChange({ ...form, [`${field}On`]: on }),
							field: t(`contract.stops.${field}.price`),
						}}
						onType={(text) => onChange({ ...form, [field]: text })}
						wrong={
							isOn && form[field] !== ""
								? fieldText(field, issues, { pricePrecision: precision }, words)
								: undefined
						}
						hint={isOn ? textAt(form[field]) : undefined}
					>
						{isOn && form[field] === "" && order.latestPrice ? (
							<StopSuggestions
								sides={[order.direction]}
								field={field}
								reference={order.latestPrice}
								precision={precision}
								worthAt={moneyAt}
								onUse={(text) => onChange({ ...form, [field]: text })}
							/>
						) : null}
					</DecimalField>
				);
			})}
		</div>
	);
};
