import type { ContractOrder } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { ExactMoney } from "../../../figures/exact-money.tsx";
import { figureText } from "../../../figures/figure-text.ts";
import { LongTime } from "../../../figures/long-time.tsx";
import { hiddenAmount } from "../../../figures/money-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { Receipt } from "../../../ui/receipt/receipt.tsx";
import type { ClosedOrderActor, OrderEnd } from "./order-actors.ts";
import { ResultFigures } from "./result-figures.tsx";

interface EndProps {
	/** The order as it was before its end. */
	readonly order: ContractOrder;
	readonly end: OrderEnd;
	/** Opens the order as it is in the history. */
	readonly onDetails: (order: ContractOrder) => void;
}

/** The receipt of a close or a cancel (Spec 1 §4). */
export const OrderEndReceipt = (props: EndProps): ReactNode => {
	const { record } = props.end;
	return record ? <ClosedReceipt {...props} record={record} /> : <CancelledReceipt {...props} />;
};

const ClosedReceipt = (props: EndProps & { readonly record: ClosedOrderActor }): ReactNode => {
	const { order, end, onDetails } = props;
	const { t, language } = useWords();
	const record = useSelector(props.record, ({ context }) => context.order);
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const { symbol } = order;
	return (
		<Receipt
			what={
				record
					? t("contract.order.closedAt", {
							symbol,
							price: figureText(record.latestPrice, { digits }, language.tag).text,
						})
					: t("contract.order.closedByPlatform", { symbol })
			}
			message={end.message}
			facts={[
				...(record?.completedAt
					? [[t("contract.order.completed"), <LongTime key="t" time={record.completedAt} />] as const]
					: []),
				[t("contract.order.number"), <bdi key="n">{String(order.id)}</bdi>],
			]}
			isAwaited={record === undefined}
			next={t("contract.order.close.next")}
			onDetails={record && (() => onDetails(record))}
		>
			{record ? <ResultFigures order={record} /> : null}
		</Receipt>
	);
};

const CancelledReceipt = ({ order, end, onDetails }: EndProps): ReactNode => {
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const digits = usePricePrecision(order.instrument, order.askedPrice);
	const { symbol, direction, quantity, askedPrice, margin, id } = order;
	return (
		<Receipt
			what={t(`contract.order.cancelledAt.${direction}`, {
				symbol,
				quantity: isHidden ? hiddenAmount : figureText(quantity, { digits: "own" }, language.tag).text,
				price: figureText(askedPrice, { digits }, language.tag).text,
			})}
			message={end.message}
			facts={[
				[t("contract.order.cancel.released"), <ExactMoney key="m" value={margin} />],
				[t("contract.order.number"), <bdi key="n">{String(id)}</bdi>],
			]}
			next={t("contract.order.cancel.next")}
			onDetails={() => onDetails(order)}
		/>
	);
};
