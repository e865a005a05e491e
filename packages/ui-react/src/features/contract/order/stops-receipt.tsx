import type { ContractOrder } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { Receipt } from "../../../ui/receipt/receipt.tsx";

/** The receipt of changed stops, above the order that they belong to. */
export const StopsReceipt = (props: {
	readonly order: ContractOrder;
	/** The platform's text; absent if the answer was lost. */
	readonly message: string | undefined;
	readonly onDismiss: () => void;
}): ReactNode => {
	const { order, message, onDismiss } = props;
	const { t } = useWords();
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const hasStops = order.stopLoss !== undefined || order.takeProfit !== undefined;
	return (
		<Receipt
			what={t("contract.order.done.set-stops")}
			message={message}
			facts={[
				...(["stopLoss", "takeProfit"] as const).map(
					(stop) =>
						[t(`contract.order.${stop}`), <Figure key={stop} value={order[stop]} digits={digits} />] as const,
				),
				[t("contract.order.number"), <bdi key="n">{String(order.id)}</bdi>],
			]}
			next={t(`contract.order.stops.next.${hasStops ? "set" : "none"}`)}
			onDismiss={onDismiss}
		/>
	);
};
