import type { InstrumentId } from "@tradewind/domain/market";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useApp } from "../../../state/app.ts";
import { showsMicroDetails } from "../../../state/shows-micro-details.ts";
import { useStore } from "../../../state/use-store.ts";
import { microMarks } from "./micro-marks.ts";
import { runningOrdersOf } from "./running-orders.ts";

interface MicroTradesProps {
	readonly signedIn: SignedIn;
	readonly instrument: InstrumentId;
	readonly onShow: (marks: ReturnType<typeof microMarks>) => void;
}

/** Gives the chart the openings and ends of this customer's micro orders while mounted. */
export const MicroTrades = ({ signedIn, instrument, onShow }: MicroTradesProps): null => {
	const app = useApp();
	const { subscribe, get, closed } = runningOrdersOf(app, signedIn);
	const { orders } = useStore(subscribe, get);
	const rows = useSelector(closed, ({ context }) => context.rows);
	const showsDetails = useSelector(app.site, ({ context }) => showsMicroDetails(context));
	const marks = useMemo(() => {
		const running = orders.map((order) => order.getSnapshot().context.order);
		return microMarks([...running, ...rows], instrument, { showsDetails });
	}, [orders, rows, instrument, showsDetails]);
	useEffect(() => {
		onShow(marks);
		return () => onShow([]);
	}, [marks, onShow]);
	return null;
};
