import { type Breach, breachOf } from "@tradewind/domain/check";
import {
	type PushedTotals,
	totalLevelCheck,
	totalMarginCheck,
	totalProfitCheck,
} from "@tradewind/domain/contract";
import { useEffect, useState } from "react";
import { useApp } from "../../../state/app.ts";

/** The totals of the last push that cannot be trusted, by their check. */
type TotalsBreaches = Readonly<Record<string, Breach>>;

const none: TotalsBreaches = {};

const checks = [totalProfitCheck, totalMarginCheck, totalLevelCheck];

export const totalsBreaches = (pushed: PushedTotals): TotalsBreaches => {
	const found = checks.flatMap((check) => breachOf(check, pushed) ?? []);
	return found.length === 0 ? none : Object.fromEntries(found.map((breach) => [breach.id, breach]));
};

/** Checks the totals of each push: only there they are of the same moment as the orders. Another reading ends what a push has shown. */
export const useTotalsBreaches = (): TotalsBreaches => {
	const { realtime, orders } = useApp();
	const [breaches, setBreaches] = useState(none);
	useEffect(() => {
		const pushes = realtime.on("push", ({ push }) => {
			if (push.type !== "trade") return;
			setBreaches(totalsBreaches({ update: push.update, held: orders.getSnapshot().context.holding }));
		});
		const readings = orders.subscribe((snapshot) => {
			if (snapshot.matches("refreshing")) setBreaches(none);
		});
		return () => {
			pushes.unsubscribe();
			readings.unsubscribe();
		};
	}, [realtime, orders]);
	return breaches;
};
