import type { ContractOrder } from "@tradewind/domain/contract";
import type { InstrumentId } from "@tradewind/domain/market";
import { formatFigure } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { useMemo, useRef } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import type { Translate } from "../../../i18n/translator.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";

/** The open orders of an instrument as lines of its chart: open or target price, and stops. */
export const usePriceMarks = (instrument: InstrumentId) => {
	const { t, language } = useWords();
	const { orders } = useApp();
	const [isHidden] = useHiddenAmounts();
	const last = useRef<readonly ContractOrder[]>([]);
	const own = useSelector(orders, ({ context }) => {
		const found = [...context.holding, ...context.pending].filter((order) => order.instrument === instrument);
		if (!haveSameLines(found, last.current)) last.current = found;
		return last.current;
	});
	return useMemo(() => {
		const held = own.filter(({ stage }) => stage === "holding");
		const folded = held.length > 1 ? t("contract.mark.positions", { count: held.length }) : undefined;
		return own.flatMap((order) =>
			marksOf(order, { title: titleOf(order, { held, folded }), t, locale: language.tag, isHidden }),
		);
	}, [own, t, language, isHidden]);
};

/** The tags of several positions would cover the chart: the newest has one for all of them. */
const titleOf = (
	order: ContractOrder,
	{ held, folded }: { readonly held: readonly ContractOrder[]; readonly folded: string | undefined },
): string | undefined => {
	if (folded === undefined || order.stage !== "holding") return undefined;
	return order.id === Math.max(...held.map(({ id }) => id)) ? folded : "";
};

/** A tick changes the price and profit of an order, not its lines. */
const haveSameLines = (some: readonly ContractOrder[], others: readonly ContractOrder[]): boolean =>
	some.length === others.length &&
	some.every((order, index) => {
		const other = others[index];
		return (
			order.id === other?.id &&
			order.stage === other.stage &&
			order.stopLoss === other.stopLoss &&
			order.takeProfit === other.takeProfit
		);
	});

interface Writing {
	/** Replaces the title of the order's own line. */
	readonly title: string | undefined;
	readonly t: Translate;
	readonly locale: string;
	readonly isHidden: boolean;
}

const marksOf = (order: ContractOrder, { title, t, locale, isHidden }: Writing) => {
	const { id, direction, stage, stopLoss, takeProfit } = order;
	const quantity = formatFigure(order.quantity, {
		digits: decimalsOf(order.quantity),
		rounding: "half up",
		sign: "never",
		locale,
	});
	const price = order.openPrice ?? order.askedPrice;
	const opening = price && {
		id: `${id}`,
		price,
		title:
			title ?? (isHidden ? t(`contract.side.${direction}`) : t(`contract.mark.${direction}`, { quantity })),
		kind: stage === "pending" ? ("pending" as const) : ("position" as const),
		tone: direction === "buy" ? ("up" as const) : ("down" as const),
	};
	const stop = (price: ContractOrder["stopLoss"], kind: "stop-loss" | "take-profit") =>
		price
			? [
					{
						id: `${id} ${kind}`,
						price,
						title: t(kind === "stop-loss" ? "contract.mark.stopLoss" : "contract.mark.takeProfit"),
						kind,
						tone: "quiet" as const,
					},
				]
			: [];
	return [...(opening ? [opening] : []), ...stop(stopLoss, "stop-loss"), ...stop(takeProfit, "take-profit")];
};
