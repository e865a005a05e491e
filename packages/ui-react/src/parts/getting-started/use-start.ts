import { moneyTiles, roleOf } from "@tradewind/domain/access";
import { cashAccountKind } from "@tradewind/domain/account";
import {
	readStart,
	type StartReading,
	type StartStep,
	startSteps,
	withReading,
} from "@tradewind/domain/getting-started";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { useAccounts } from "../../state/use-accounts.ts";

const nothing: StartReading = { identity: undefined, hasTraded: undefined, hasWaitingDeposit: undefined };

export interface Start {
	/** `undefined` until the site is known. */
	readonly steps: readonly StartStep[] | undefined;
	/** Whether a reading has ended: what is unknown now could not be read. */
	readonly isRead: boolean;
	readonly read: () => void;
}

/** The steps to the first trade, read on each arrival, on return and after a reconnect. */
export const useStart = ({ customer }: SignedIn): Start => {
	const app = useApp();
	const balances = useAccounts();
	const settings = useSelector(app.site, ({ context }) => context.settings);
	const flags = useSelector(app.site, ({ context }) => context.flags);
	const hasOpenOrders = useSelector(
		app.orders,
		({ context }) => context.holding.length + context.pending.length > 0,
	);
	const [found, setFound] = useState<StartReading>();
	const asksIdentity = flags.needsRealName && flags.needsRealNameToDeposit;
	const readNow = useCallback(async () => {
		if (!settings) return;
		const { hasContractTrading, hasMicroTrading } = settings;
		const { depositsCrypto, depositsToBank } = flags;
		const answer = await runRequest(
			app,
			readStart({
				asksIdentity,
				hasContractTrading,
				hasMicroTrading,
				depositsCrypto,
				depositsToBank,
				hasOpenOrders,
			}),
			shownReading,
		);
		setFound((known) => withReading(known, Result.isSuccess(answer) ? answer.success : nothing));
	}, [app, settings, flags, asksIdentity, hasOpenOrders]);
	const read = () => void readNow();
	useEffect(() => void readNow(), [readNow]);
	useDecision(read, found?.hasTraded === false);
	const steps =
		settings &&
		startSteps({
			...(found ?? nothing),
			balances,
			site: {
				asksIdentity,
				offersDeposits: moneyTiles(flags, roleOf(customer)).recharge.is !== "hidden",
				separatesCash: cashAccountKind(settings) === "change",
			},
		});
	return { steps, isRead: found !== undefined, read };
};
