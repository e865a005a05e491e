import { toText } from "@tradewind/domain";
import { useEffect, useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { type App, useApp } from "../../shell/app.ts";
import { follow } from "../../shell/follow.ts";

export type AccountDetailActor = ActorRefFrom<App["reading"]["accountDetail"]>;
export type AccountRecordsActor = ActorRefFrom<App["reading"]["accountRecords"]>;

/** An account and its records while its page is shown. When its money has moved, the records are read again too. */
export const useAccountActors = (accountId: number) => {
	const app = useApp();
	const [{ detail, records }, setActors] = useState(() => actorsOf(app, accountId));
	useEffect(() => {
		// A page that React takes down and puts up again has actors that have ended.
		if (detail.getSnapshot().status === "stopped") {
			setActors(actorsOf(app, accountId));
			return;
		}
		detail.start();
		records.start();
		const refresh = () => {
			if (records.getSnapshot().context.page === 1) records.send({ type: "refresh" });
		};
		let money: string | undefined;
		const end = follow(detail, moneyIn, (next) => {
			if (money !== undefined) refresh();
			money = next;
		});
		const reconnections = app.realtime.on("reconnected", refresh);
		return () => {
			end();
			reconnections.unsubscribe();
			detail.stop();
			records.stop();
		};
	}, [app, accountId, detail, records]);
	return {
		detail,
		records,
		refresh: () => {
			detail.send({ type: "refresh" });
			records.send({ type: "refresh" });
		},
	};
};

const moneyIn = ({ context: { detail } }: ReturnType<AccountDetailActor["getSnapshot"]>) =>
	detail && `${toText(detail.free)} ${toText(detail.locked)}`;

const actorsOf = ({ reading }: App, accountId: number) => ({
	detail: createActor(reading.accountDetail, { input: { accountId } }),
	records: createActor(reading.accountRecords, { input: { query: { accountId } } }),
});
