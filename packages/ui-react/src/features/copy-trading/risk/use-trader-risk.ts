import {
	type CopyingRisk,
	copyingRisk,
	type TraderRisk,
	traderRisk,
	type UserId,
} from "@tradewind/domain/copy-trading";
import type { QueryError } from "@tradewind/domain/request";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useApp } from "../../../state/app.ts";
import { deviceNow } from "../../../state/device-clock.ts";
import { tradesOf } from "../machines.ts";

/** The risk of a trader in the last three weeks, as far as it was read. */
export interface ShownRisk {
	/** `undefined` until read, and for a trader who closed no order. */
	readonly risk: TraderRisk | undefined;
	/** In percent of the stake; `undefined` also if no instrument of the trader is listed. */
	readonly copying: CopyingRisk | undefined;
	readonly isRead: boolean;
	readonly hasFailed: boolean;
	readonly error: QueryError | undefined;
	readonly retry: () => void;
}

/** Older figures are read again on arrival. */
const freshMs = 60_000;

/** Reads the risk of a trader (docs/assumptions.md, A-400, A-402) as soon as it `isWanted`; all places share the reading. */
export const useTraderRisk = (traderId: UserId, isWanted = true): ShownRisk => {
	const app = useApp();
	const actor = isWanted ? tradesOf(app)(traderId) : undefined;
	const trades = useSelector(actor, (snapshot) => snapshot?.context.trades);
	const error = useSelector(actor, (snapshot) => snapshot?.context.error);
	const hasFailed = useSelector(actor, (snapshot) => snapshot?.matches("failed") ?? false);
	const instruments = useSelector(app.market, ({ context }) => context.instruments);
	useEffect(() => {
		if (!actor) return;
		const now = deviceNow().wall;
		if (now - actor.getSnapshot().context.query.now > freshMs) actor.send({ type: "refresh", now });
	}, [actor]);
	const risk = useMemo(() => trades && traderRisk(trades), [trades]);
	const copying = useMemo(() => risk && copyingRisk(risk, instruments), [risk, instruments]);
	return {
		risk,
		copying,
		isRead: trades !== undefined,
		hasFailed,
		error,
		retry: () => actor?.send({ type: "refresh", now: deviceNow().wall }),
	};
};
