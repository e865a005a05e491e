import { toText } from "@tradewind/domain/money";
import { useEffect, useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { type App, useApp } from "../../state/app.ts";
import { afterChange } from "../../state/subscribe.ts";
import { machines } from "./machines.ts";

export type AccountDetailActor = ActorRefFrom<ReturnType<typeof machines>["detail"]>;

export const accountDetailOf = (app: App, accountId: number): AccountDetailActor =>
	createActor(machines(app).detail, { input: { accountId } });

/** An account, read again and again while its page is shown. */
export const useAccountDetail = (accountId: number): AccountDetailActor => {
	const app = useApp();
	const [detail, setDetail] = useState(() => accountDetailOf(app, accountId));
	useEffect(() => {
		// React may show a page again that it has taken away: its actor has stopped for good.
		if (detail.getSnapshot().status === "stopped") {
			setDetail(accountDetailOf(app, accountId));
			return;
		}
		detail.start();
		return () => void detail.stop();
	}, [app, accountId, detail]);
	return detail;
};

/** Calls `listener` when the money of the account has moved. Returns the function that unsubscribes it. */
export const onMoneyMoved = (detail: AccountDetailActor, listener: () => void): (() => void) =>
	afterChange(detail, moneyIn, (_, before) => {
		if (before !== undefined) listener();
	});

const moneyIn = ({ context: { detail } }: ReturnType<AccountDetailActor["getSnapshot"]>) =>
	detail && `${toText(detail.free)} ${toText(detail.locked)}`;
