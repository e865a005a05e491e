import type { ContractOrder } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { Receipt } from "../../../ui/receipt/receipt.tsx";

const stops = ["stopLoss", "takeProfit"] as const;

type Stop = (typeof stops)[number];

const stopsOf = (order: ContractOrder): readonly Stop[] => stops.filter((stop) => order[stop] !== undefined);

/** The key of the text that says what was saved: one stop by its name. */
export const savedKey = (order: ContractOrder): string => {
	const [only, other] = stopsOf(order);
	return only && !other ? `contract.order.saved.${only}` : "contract.order.done.set-stops";
};

/** The receipt of changed stops, with those that are set, above the order that they belong to. */
export const StopsReceipt = (props: {
	readonly order: ContractOrder;
	/** The platform's text; absent if the answer was lost. */
	readonly message: string | undefined;
	readonly onDismiss: () => void;
}): ReactNode => {
	const { order, message, onDismiss } = props;
	const { t } = useWords();
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const set = stopsOf(order);
	return (
		<Receipt
			what={t(savedKey(order))}
			message={message}
			facts={[
				...(set.length === 0 ? stops : set).map(
					(stop) =>
						[t(`contract.order.${stop}`), <Figure key={stop} value={order[stop]} digits={digits} />] as const,
				),
				[t("contract.order.number"), <bdi key="n">{String(order.id)}</bdi>],
			]}
			next={t(`contract.order.stops.next.${(["none", "one"] as const)[set.length] ?? "set"}`)}
			onDismiss={onDismiss}
		/>
	);
};
