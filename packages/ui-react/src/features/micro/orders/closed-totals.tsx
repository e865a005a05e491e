import type { MicroOrder } from "@tradewind/domain/micro";
import { sumOfKnown } from "@tradewind/domain/sum";
import type { ReactNode } from "react";
import { Money } from "../../../figures/money.tsx";
import { countText } from "../../../i18n/count-text.ts";
import { useWords } from "../../../i18n/words.ts";
import classes from "./closed-totals.module.css";

/** The profit of the closed orders that have been read: the platform has no total of them (docs/assumptions/micro.md, A-753). */
export const ClosedTotals = (props: {
	readonly orders: readonly MicroOrder[];
	/** Of how many, if not all of them have been read. */
	readonly of: number | undefined;
}): ReactNode => {
	const { orders } = props;
	const { t, language } = useWords();
	const count = (value: number) => countText(value, language.tag);
	return (
		<dl className={classes.totals}>
			<div>
				<dt>{t("micro.orders.profit")}</dt>
				<dd>
					<Money value={sumOfKnown(orders.map(({ profit }) => profit))} sign="always" tone="change" />
				</dd>
			</div>
			<div>
				<dt>{t("micro.orders.count")}</dt>
				<dd>
					{count(orders.length)}
					{props.of === undefined ? null : ` / ${count(props.of)}`}
				</dd>
			</div>
		</dl>
	);
};
