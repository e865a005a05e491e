import type { ContractOrder } from "@tradewind/domain/contract";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { ExactMoney } from "../../../figures/exact-money.tsx";
import { Figure } from "../../../figures/figure.tsx";
import { LongTime } from "../../../figures/long-time.tsx";
import { OwnQuantity } from "../../../figures/money.tsx";
import type { Translate } from "../../../i18n/translator.ts";
import type { Fact } from "../../../ui/sheet/fact-list.tsx";
import type { ShownRecord } from "../../../ui/sheet/shown-record.ts";

/** `price` shows a price of the order's instrument. */
export const orderFacts = (
	order: ContractOrder,
	t: Translate,
	price: (value: Decimal | undefined) => ReactNode,
) => {
	const { id, stage, openPrice, askedPrice, fee, createdAt, completedAt } = order;
	const isFilled = stage === "holding" || stage === "closed";
	return {
		/** The price at which it was opened, or shall be. */
		price: isFilled
			? [t("contract.order.openPrice"), price(openPrice)]
			: [t("contract.order.askedPrice"), price(askedPrice)],
		fee: [t("contract.order.fee"), <ExactMoney key="fee" value={fee} />],
		created: [
			t(isFilled ? "contract.order.created" : "contract.order.placed"),
			<LongTime key="created" time={createdAt} />,
		],
		completed: completedAt
			? [
					t(stage === "cancelled" ? "contract.order.cancelledAt" : "contract.order.completed"),
					<LongTime key="completed" time={completedAt} />,
				]
			: undefined,
		number: [t("contract.order.number"), <bdi key="number">{String(id)}</bdi>],
	} satisfies Record<string, Fact | undefined>;
};

/** A contract order among records of other kinds. */
export const orderRecord = (order: ContractOrder, t: Translate): ShownRecord => {
	const { symbol, stage, quantity, profit } = order;
	const side = t(`contract.side.${order.direction}`);
	const { price, fee, created, completed, number } = orderFacts(order, t, (value) => (
		<Figure key="price" value={value} digits={value ? decimalsOf(value) : 0} />
	));
	return {
		title: `${symbol} · ${side}`,
		status: t(`contract.stage.${stage}`),
		facts: [
			[t("shared.export.direction"), side],
			[t("contract.ticket.quantity"), <OwnQuantity key="quantity" value={quantity} />],
			price,
			fee,
			stage === "closed"
				? [t("shared.export.profit"), <ExactMoney key="profit" value={profit} sign="always" tone="change" />]
				: undefined,
			created,
			completed,
			number,
		],
	};
};
