import { type Balance, balanceCourse, type CoursePoint, totalBalance } from "@tradewind/domain/account";
import type { SignedIn } from "@tradewind/domain/session";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useApp } from "../../../state/app.ts";
import { courseActorsOf } from "./course-actors.ts";

export type Course =
	| { readonly is: "reading" }
	| { readonly is: "failed"; readonly retry: () => void }
	/** The records do not add up, or there are too many. */
	| { readonly is: "unproven" }
	| { readonly is: "course"; readonly points: readonly CoursePoint[] };

const daySeconds = 86_400;

/** The course of the total of these accounts in the last `days`, read again after each reading of the accounts. */
export const useCourse = (accounts: readonly Balance[], signedIn: SignedIn, days: number): Course => {
	const actorOf = courseActorsOf(useApp(), signedIn);
	const actors = useMemo(() => accounts.map(({ accountId }) => actorOf(accountId)), [actorOf, accounts]);
	// A new range for each reading of the accounts: their total is that of its end.
	const { range, read } = useMemo(() => {
		const endTime = Math.ceil(Date.now() / 1000) + 1;
		return { range: { startTime: endTime - days * daySeconds, endTime }, read: accounts };
	}, [accounts, days]);
	useEffect(() => {
		for (const [index, { accountId }] of read.entries())
			actors[index]?.send({ type: "choose", query: { accountId, range } });
	}, [actors, read, range]);
	const subscribe = useMemo(
		() => (listener: () => void) => {
			const subscriptions = actors.map((actor) => actor.subscribe(listener));
			return () => {
				for (const subscription of subscriptions) subscription.unsubscribe();
			};
		},
		[actors],
	);
	/** Changes with the snapshots of the actors. */
	const states = useSyncExternalStore(subscribe, () =>
		actors.map((actor) => stateOf(actor.getSnapshot(), range)).join(),
	);
	return useMemo((): Course => {
		const total = totalBalance(accounts);
		if (states.includes("failed"))
			return {
				is: "failed",
				retry: () => {
					for (const actor of actors) actor.send({ type: "refresh" });
				},
			};
		if (states.includes("reading")) return { is: "reading" };
		const statements = actors.flatMap((actor) => {
			const { result } = actor.getSnapshot().context;
			return result?.is === "statement" ? [result.statement] : [];
		});
		const points =
			total && statements.length === actors.length ? balanceCourse({ total, statements, range }) : undefined;
		return points ? { is: "course", points } : { is: "unproven" };
	}, [states, actors, accounts, range]);
};

const stateOf = (
	snapshot: ReturnType<ReturnType<ReturnType<typeof courseActorsOf>>["getSnapshot"]>,
	range: { readonly startTime: number },
): "reading" | "failed" | "read" => {
	if (snapshot.matches("failed")) return "failed";
	const isOfRange = snapshot.context.query?.range.startTime === range.startTime;
	return isOfRange && snapshot.matches("ready") ? "read" : "reading";
};
