import { type ContractOrder, nearStopOut, type StopOutPrice } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, startTransition, useEffect, useMemo, useRef } from "react";
import { figureText } from "../../../../figures/figure-text.ts";
import { moneyText } from "../../../../figures/money-text.ts";
import { useWords } from "../../../../i18n/words.ts";
import { useApp } from "../../../../state/app.ts";
import { useHiddenAmounts } from "../../../../state/use-hidden-amounts.ts";
import { useGo } from "../../../../ui/layout/use-go.ts";
import { useOpenedRow } from "../../../../ui/list/use-opened-row.ts";
import type { OrderBeginning } from "../../order/order-beginning.ts";
import { profitAt } from "../../order/profit-at.ts";
import { openOrder } from "../../orders/open-order.ts";
import { OpenedOrder } from "../../orders/opened-order.tsx";
import { ClosingText, LineText } from "./line-text.tsx";
import { droppedStop, haveSameLines, linesOf, type OrderLine } from "./lines-of.ts";

interface Opened {
	readonly order: ContractOrder;
	readonly begins: OrderBeginning | undefined;
}

/** What the chart draws of a line. */
interface Mark extends Pick<OrderLine, "id" | "price" | "tone"> {
	readonly kind: OrderLine["kind"] | "closing";
	readonly tag?: ReactNode;
	readonly onOpen?: () => void;
	readonly move?: { readonly textAt: (price: Price) => string; readonly onDrop: (price: Price) => void };
}

/** Gives the chart the lines of this customer's open orders while mounted, and shows the sheet of a tapped one. */
export const ContractLines = (props: {
	readonly instrument: Instrument;
	readonly onShow: (marks: readonly Mark[]) => void;
}): ReactNode => {
	const { instrument, onShow } = props;
	const { t, language } = useWords();
	const { orders } = useApp();
	const go = useGo();
	const [isHidden] = useHiddenAmounts();
	const { row, open, onClose } = useOpenedRow<Opened>();
	const own = useOwnOrders(instrument);
	const stopOut = useStopOut(instrument);
	const orderMarks = useMemo(() => {
		const held = own.filter(({ stage }) => stage === "holding");
		const show = ({ id }: ContractOrder, beginsOf: (order: ContractOrder) => OrderBeginning | undefined) => {
			const order = openOrder(orders.getSnapshot().context, { id, place: 0 });
			if (order) startTransition(() => open({ order, begins: beginsOf(order) }));
		};
		const moveOf = ({ kind, order }: OrderLine): NonNullable<Mark["move"]> => ({
			textAt: (price) => {
				const profit = profitAt(order, price, instrument.contractSize);
				const figure = figureText(price, { digits: instrument.pricePrecision }, language.tag).text;
				const now = openOrder(orders.getSnapshot().context, { id: order.id, place: 0 }) ?? order;
				const text = `${t(`contract.mark.${droppedStop(kind, now, price).field}`)} ${figure}`;
				return profit && !isHidden
					? `${text} · ${moneyText(profit, { locale: language.tag, sign: "always" }, false)}`
					: text;
			},
			onDrop: (price) => show(order, (now) => droppedStop(kind, now, price)),
		});
		return linesOf(own, proposedBy(row)).map((line): Mark => {
			const { id, order, price, kind, tone } = line;
			const isAll = kind === "position" && held.length > 1;
			const isStop = kind === "stop-loss" || kind === "take-profit";
			return {
				id,
				price,
				kind,
				tone,
				...(line.hasTag && {
					tag: (
						<LineText
							line={line}
							held={isAll ? held : [order]}
							isOneOfMany={own.length > 1}
							instrument={instrument}
						/>
					),
					onOpen: () => (isAll ? go("/order?type=1") : show(order, () => (isStop ? "stops" : undefined))),
				}),
				...(line.hasTag && order.stage === "holding" && !isAll && { move: moveOf(line) }),
			};
		});
	}, [own, row, orders, open, go, instrument, t, language, isHidden]);
	const marks = useMemo(
		() => (stopOut ? [...orderMarks, markOf(stopOut)] : orderMarks),
		[orderMarks, stopOut],
	);
	useEffect(() => {
		onShow(marks);
		return () => onShow([]);
	}, [marks, onShow]);
	return <OpenedOrder order={row?.order} begins={row?.begins} onClose={onClose} />;
};

/** The price at which the platform closes positions, if it is near. It keeps its identity while the price stays. */
const useStopOut = (instrument: Instrument): StopOutPrice | undefined => {
	const { orders, market } = useApp();
	const last = useRef<StopOutPrice>(undefined);
	return useSelector(orders, ({ context }) => {
		const { instruments } = market.getSnapshot().context;
		const now = nearStopOut(
			context,
			instrument,
			(id) => instruments.find((one) => one.id === id),
			last.current,
		);
		if (now?.price !== last.current?.price) last.current = now;
		return last.current;
	});
};

const markOf = ({ price }: StopOutPrice): Mark => ({
	id: "closing",
	price,
	kind: "closing",
	tone: "quiet",
	tag: <ClosingText />,
});

/** The open orders of an instrument; the same until their lines change. */
const useOwnOrders = ({ id }: Instrument): readonly ContractOrder[] => {
	const last = useRef<readonly ContractOrder[]>([]);
	return useSelector(useApp().orders, ({ context }) => {
		const found = [...context.holding, ...context.pending].filter(({ instrument }) => instrument === id);
		if (!haveSameLines(found, last.current)) last.current = found;
		return last.current;
	});
};

const proposedBy = (opened: Opened | undefined) =>
	typeof opened?.begins === "object" ? { ...opened.begins, of: opened.order.id } : undefined;
