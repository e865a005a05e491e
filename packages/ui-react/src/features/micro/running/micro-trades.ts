import type { Instrument } from "@tradewind/domain/market";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useApp } from "../../../state/app.ts";
import { showsMicroDetails } from "../../../state/shows-micro-details.ts";
import { useStore } from "../../../state/use-store.ts";
import { useMicroLines } from "./micro-lines.tsx";
import { microMarks } from "./micro-marks.ts";
import { runningOrdersOf } from "./running-orders.ts";

interface MicroTradesProps {
	readonly signedIn: SignedIn;
	readonly instrument: Instrument;
	readonly onShow: (marks: ReturnType<typeof microMarks>) => void;
	readonly onShowLines: (lines: ReturnType<typeof useMicroLines>) => void;
}

/** Gives the chart the openings and ends of this customer's micro orders while mounted, and those in progress as lines. */
export const MicroTrades = ({ signedIn, instrument, onShow, onShowLines }: MicroTradesProps): null => {
	const app = useApp();
	const { subscribe, get, closed } = runningOrdersOf(app, signedIn);
	const { orders } = useStore(subscribe, get);
	const rows = useSelector(closed, ({ context }) => context.rows);
	const showsDetails = useSelector(app.site, ({ context }) => showsMicroDetails(context));
	const marks = useMemo(() => {
		const running = orders.map((order) => order.getSnapshot().context.order);
		return microMarks([...running, ...rows], instrument.id, { showsDetails });
	}, [orders, rows, instrument.id, showsDetails]);
	useEffect(() => {
		onShow(marks);
		return () => onShow([]);
	}, [marks, onShow]);
	const lines = useMicroLines(orders, instrument);
	useEffect(() => {
		onShowLines(lines);
		return () => onShowLines([]);
	}, [lines, onShowLines]);
	return null;
};
