import type { InstrumentId, SignedIn } from "@tradewind/domain";
import { useEffect, useMemo } from "react";
import { useApp } from "../../../shell/app.ts";
import { useSelected } from "../../../shell/use-selected.ts";
import { useStore } from "../../../shell/use-store.ts";
import { microMarks } from "./micro-marks.ts";
import { runningOrdersOf } from "./running-orders.ts";

interface MicroTradesProps {
	readonly signedIn: SignedIn;
	readonly instrument: InstrumentId;
	readonly onShow: (marks: ReturnType<typeof microMarks>) => void;
}

/** Tells the chart where this customer's micro orders opened and ended, for as long as it is mounted. */
export const MicroTrades = ({ signedIn, instrument, onShow }: MicroTradesProps): null => {
	const { subscribe, get, closed } = runningOrdersOf(useApp(), signedIn);
	const { orders } = useStore(subscribe, get);
	const rows = useSelected(closed, ({ context }) => context.rows);
	const marks = useMemo(
		() => microMarks([...orders.map((order) => order.getSnapshot().context.order), ...rows], instrument),
		[orders, rows, instrument],
	);
	useEffect(() => {
		onShow(marks);
		return () => onShow([]);
	}, [marks, onShow]);
	return null;
};
