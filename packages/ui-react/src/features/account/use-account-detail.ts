import { toText } from "@tradewind/domain/money";
import { useEffect, useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { type App, useApp } from "../../state/app.ts";
import { afterChange } from "../../state/subscribe.ts";
import { machines } from "./machines.ts";

export type AccountDetailActor = ActorRefFrom<ReturnType<typeof machines>["detail"]>;

export const accountDetailOf = (app: App, accountId: number): AccountDetailActor =>
	createActor(machines(app).detail, { input: { accountId } });

/** The details of an account, read periodically while its page is mounted. */
export const useAccountDetail = (accountId: number): AccountDetailActor => {
	const app = useApp();
	const [detail, setDetail] = useState(() => accountDetailOf(app, accountId));
	useEffect(() => {
		// React may mount the page again after an unmount: the actor has stopped then and is created again.
		if (detail.getSnapshot().status === "stopped") {
			setDetail(accountDetailOf(app, accountId));
			return;
		}
		detail.start();
		return () => void detail.stop();
	}, [app, accountId, detail]);
	return detail;
};

/**
 * Calls `listener` when the free or locked money of the account changes. Returns the function that unsubscribes it.
 */
export const onMoneyMoved = (detail: AccountDetailActor, listener: () => void): (() => void) =>
	afterChange(detail, moneyIn, (_, before) => {
		if (before !== undefined) listener();
	});

const moneyIn = ({ context: { detail } }: ReturnType<AccountDetailActor["getSnapshot"]>) =>
	detail && `${toText(detail.free)} ${detail.locked ? toText(detail.locked) : ""}`;
