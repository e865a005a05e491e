import { orderHistory } from "@tradewind/domain/contract";
import type { InstrumentId } from "@tradewind/domain/market";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { keptPerSession } from "../../../kept/keep.ts";
import { type App, useApp } from "../../../state/app.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { startList } from "../../../ui/list/list-machine.ts";
import { contractMarks } from "./contract-marks.ts";

const holdingIds = ({ context }: ReturnType<App["orders"]["getSnapshot"]>): string =>
	context.holding.map(({ id }) => id).join(" ");

/** The newest closed orders, one list per session; read again when an order leaves the open positions. */
const historyOf = keptPerSession((app, signedIn) => {
	const made = startList(app, orderHistory, { range: undefined });
	let isWanted = false;
	const refresh = () => {
		isWanted = made.getSnapshot().hasTag("busy");
		if (!isWanted) made.send({ type: "refresh" });
	};
	// A read in flight may have started before the change, so another one follows.
	made.subscribe((snapshot) => {
		if (isWanted && !snapshot.hasTag("busy")) refresh();
	});
	let before: readonly string[] = [];
	const stopFollowing = subscribeTo(app.orders, holdingIds, (holding) => {
		const ids = holding.split(" ");
		const hasLost = before.some((id) => !ids.includes(id));
		before = holding === "" ? [] : ids;
		if (hasLost) refresh();
	});
	const session = app.session.subscribe(({ context }) => {
		if (context.signedIn === signedIn) return;
		session.unsubscribe();
		stopFollowing();
		made.stop();
	});
	return made;
});

interface ContractTradesProps {
	readonly signedIn: SignedIn;
	readonly instrument: InstrumentId;
	readonly onShow: (marks: ReturnType<typeof contractMarks>) => void;
}

/** Gives the chart the entries and exits of this customer's contract orders while mounted. */
export const ContractTrades = ({ signedIn, instrument, onShow }: ContractTradesProps): null => {
	const app = useApp();
	const closed = useSelector(historyOf(app, signedIn), ({ context }) => context.rows);
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
