import { toText } from "@tradewind/domain/money";
import { useEffect, useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { type App, useApp } from "../../state/app.ts";
import { follow } from "../../state/subscribe.ts";
import { createRefresh } from "../../ui/list/list-refresh.ts";
import { machines } from "./machines.ts";

export type AccountDetailActor = ActorRefFrom<ReturnType<typeof machines>["detail"]>;
export type AccountRecordsActor = ActorRefFrom<ReturnType<typeof machines>["records"]>;

/** An account and its records, from the start to the end of both. */
export interface AccountActors {
	readonly detail: AccountDetailActor;
	readonly records: AccountRecordsActor;
	/** Has the records read from the first page, also where that page is being read. */
	readonly askRecords: () => void;
	/** Has the newest records put before those that were read. */
	readonly catchUpRecords: () => void;
}

export const accountActorsOf = (app: App, accountId: number): AccountActors => {
	const records = createActor(machines(app).records, {
		input: { query: { accountId, range: undefined } },
	});
	const { ask, catchUp } = createRefresh(records);
	return {
		detail: createActor(machines(app).detail, { input: { accountId } }),
		records,
		askRecords: ask,
		catchUpRecords: catchUp,
	};
};

/** Starts both; the records catch up when the money has moved and after a reconnect. Gives back the end of it. */
export const startAccount = (
	{ realtime }: Pick<App, "realtime">,
	{ detail, records, catchUpRecords }: AccountActors,
): (() => void) => {
	detail.start();
	records.start();
	let money: string | undefined;
	const end = follow(detail, moneyIn, (next) => {
		if (money !== undefined) catchUpRecords();
		money = next;
	});
	const reconnections = realtime.on("reconnected", catchUpRecords);
	return () => {
		end();
		reconnections.unsubscribe();
		detail.stop();
		records.stop();
	};
};

/** An account and its records while its page is shown. When its money has moved, the records are read again too. */
export const useAccountActors = (accountId: number) => {
	const app = useApp();
	const [actors, setActors] = useState(() => accountActorsOf(app, accountId));
	const { detail, records, askRecords } = actors;
	useEffect(() => {
		// A page that React takes down and puts up again has actors that have ended.
		if (actors.detail.getSnapshot().status === "stopped") {
			setActors(accountActorsOf(app, accountId));
			return;
		}
		return startAccount(app, actors);
	}, [app, accountId, actors]);
	return {
		detail,
		records,
		refresh: () => {
			detail.send({ type: "refresh" });
			askRecords();
		},
	};
};

const moneyIn = ({ context: { detail } }: ReturnType<AccountDetailActor["getSnapshot"]>) =>
	detail && `${toText(detail.free)} ${toText(detail.locked)}`;
