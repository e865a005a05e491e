import { type Copies, copiesResult, type UserId, withLiveProfits } from "@tradewind/domain/copy-trading";
import type { QueryError } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect } from "react";
import type { Followed } from "../../../figures/live-figure.tsx";
import { useFollowed } from "../../../figures/use-followed.ts";
import { type App, useApp } from "../../../state/app.ts";
import { onReconnect } from "../../../state/on-reconnect.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { copiesOf } from "../machines.ts";

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

/** The customer's copies of a trader, and their results, which follow the prices. */
export interface ShownCopies {
	/** `undefined` until read. */
	readonly copies: Copies | undefined;
	readonly hasFailed: boolean;
	readonly error: QueryError | undefined;
	/** Of open and closed copies. */
	readonly result: Followed;
	/** Of the open copies. */
	readonly openProfit: Followed;
	readonly refresh: () => void;
}

/** Reads the customer's copies on arrival, after a reconnect, and when a copy was opened or closed (Spec 2 §7). */
export const useCopies = (traderId: UserId, signedIn: SignedIn): ShownCopies => {
	const app = useApp();
	const actor = copiesOf(app, signedIn)(traderId);
	const { copies, error } = useSelector(actor, ({ context }) => context);
	const hasFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	useEffect(() => {
		const refresh = () => actor.send({ type: "refresh" });
		const ends = [subscribeTo(app.orders, heldCopies, refresh), onReconnect(app, refresh)];
		return () => {
			for (const end of ends) end();
		};
	}, [app, actor]);
	const live = useCallback(
		({ context }: Orders) => copies && withLiveProfits(copies, context.holding),
		[copies],
	);
	const result = useCallback(
		(snapshot: Orders) => {
			const shown = live(snapshot);
			return shown && copiesResult(shown);
		},
		[live],
	);
	const openProfit = useCallback(
		(snapshot: Orders) => {
			const shown = live(snapshot);
			return shown && copiesResult({ ...shown, closed: [] });
		},
		[live],
	);
	return {
		copies,
		hasFailed,
		error,
		result: useFollowed(app.orders, result),
		openProfit: useFollowed(app.orders, openProfit),
		refresh: () => actor.send({ type: "refresh" }),
	};
};

/** The ids of the copies that the customer holds. */
const heldCopies = ({ context }: Orders): string =>
	context.holding
		.filter(({ isCopy }) => isCopy)
		.map(({ id }) => id)
		.join();
