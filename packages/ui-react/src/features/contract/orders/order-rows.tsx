import type { OrderId } from "@tradewind/domain/contract";
import { memo, type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { useApp } from "../../../state/app.ts";
import { useIsIn, useNearView } from "../../../ui/layout/view.ts";
import { Row } from "../../../ui/list/row.tsx";
import { TimesIn } from "../../../ui/list/times-in.tsx";
import { LiveOrderRow } from "./live-order-row.tsx";
import { openOrder } from "./open-order.ts";
import type { OpenOrder } from "./opened-order.tsx";
import classes from "./order-rows.module.css";
import { OrderTable } from "./order-table.tsx";

const rowsOfPart = 20;

interface RowsProps {
	readonly ids: readonly OrderId[];
	readonly onOpen: OpenOrder;
}

/**
 * Open orders of any number (pitfall 14). Only parts of the list near the screen have rows with figures, and only
 * visible rows follow the prices. Other rows contain only the name, so that the browser's search and screen readers
 * find each order.
 */
export const OrderRows = memo(
	({ ids, onOpen, of = "holding" }: RowsProps & { readonly of?: "holding" | "pending" }): ReactNode => {
		const { t } = useWords();
		return (
			<>
				{ids.length === 0 ? null : <TimesIn sorted={t("contract.orders.newestFirst")} />}
				<div className={classes.rows} data-orders>
					{ids.length === 0 ? null : <OrderTable of={of} />}
					{Array.from({ length: Math.ceil(ids.length / rowsOfPart) }, (_, part) => (
						<Part key={String(part)} ids={ids} from={part * rowsOfPart} onOpen={onOpen} />
					))}
				</div>
			</>
		);
	},
);

const Part = memo(({ ids, from, onOpen }: RowsProps & { readonly from: number }): ReactNode => {
	const near = useNearView(from === 0);
	const isNear = useIsIn(near);
	const [hasFocus, setFocus] = useState(false);
	const OneRow = isNear || hasFocus ? LiveOrderRow : NamedOrderRow;
	return (
		<ul ref={near.ref} className={classes.part} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
			{ids.slice(from, from + rowsOfPart).map((id, at) => (
				<OneRow key={id} id={id} place={from + at} count={ids.length} onOpen={onOpen} />
			))}
		</ul>
	);
});

/** The parts of a row that never change. */
const NamedOrderRow = (props: {
	readonly id: OrderId;
	readonly place: number;
	readonly count: number;
	readonly onOpen: OpenOrder;
}): ReactNode => {
	const { id, place, count, onOpen } = props;
	const { orders } = useApp();
	const { t } = useWords();
	const find = () => openOrder(orders.getSnapshot().context, { id, place });
	const order = find();
	return (
		<li aria-posinset={place + 1} aria-setsize={count}>
			<Row
				onOpen={() => {
					const now = find();
					if (now) onOpen(now);
				}}
				title={
					<OrderTitle symbol={order?.symbol} side={order?.direction}>
						{order ? t(`contract.side.${order.direction}`) : null}
					</OrderTitle>
				}
			/>
		</li>
	);
};
