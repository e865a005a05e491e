import type { InstrumentId } from "@tradewind/domain/market";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useApp } from "../../../state/app.ts";
import { contractMarks } from "./contract-marks.ts";
import { holdingIds, newestClosedOf } from "./newest-closed.ts";

interface ContractTradesProps {
	readonly signedIn: SignedIn;
	readonly instrument: InstrumentId;
	readonly onShow: (marks: ReturnType<typeof contractMarks>) => void;
}

/** Gives the chart the entries and exits of this customer's contract orders while mounted. */
export const ContractTrades = ({ signedIn, instrument, onShow }: ContractTradesProps): null => {
	const app = useApp();
	const closed = useSelector(newestClosedOf(app, signedIn), ({ context }) => context.rows);
	const holding = useSelector(app.orders, holdingIds);
	// A tick changes the orders, but not their open prices.
	const marks = useMemo(() => {
		const ids = new Set(holding.split(" ").map(Number));
		const open = app.orders.getSnapshot().context.holding.filter(({ id }) => ids.has(id));
		return contractMarks([...open, ...closed], instrument);
	}, [app, holding, closed, instrument]);
	useEffect(() => {
		onShow(marks);
		return () => onShow([]);
	}, [marks, onShow]);
	return null;
};
