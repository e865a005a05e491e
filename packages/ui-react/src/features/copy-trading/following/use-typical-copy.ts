import { followOrderList, type Trader, type TypicalCopy, typicalCopy } from "@tradewind/domain/copy-trading";
import type { Rate } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useApp } from "../../../state/app.ts";
import { useList } from "../../../ui/list/use-list.ts";

/** The copy of a typical order among the trader's last closed orders (docs/assumptions.md, A-307). */
export const useTypicalCopy = (
	trader: Trader,
	multiple: Rate,
): { readonly copy: TypicalCopy | undefined; readonly orders: number; readonly isReading: boolean } => {
	const list = useList(followOrderList, { traderId: trader.userId, followerId: undefined, tab: "closed" });
	const rows = useSelector(list, ({ context }) => context.rows);
	const isReading = useSelector(list, (snapshot) => snapshot.matches("loading"));
	const instruments = useSelector(useApp().market, ({ context }) => context.instruments);
	const copy = useMemo(() => typicalCopy(rows, instruments, multiple), [rows, instruments, multiple]);
	return { copy, orders: rows.length, isReading };
};
