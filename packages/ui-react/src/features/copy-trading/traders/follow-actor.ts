import type { UserId } from "@tradewind/domain/copy-trading";
import type { SignedIn } from "@tradewind/domain/session";
import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { currentLanguage, useWords } from "../../../i18n/words.ts";
import { type App, useApp } from "../../../state/app.ts";
import { keptPerSession, oncePer, oncePerId } from "../../../state/keep.ts";
import { useSession } from "../../../state/use-session.ts";
import { machines } from "../machines.ts";

export type FollowActor = ActorRefFrom<ReturnType<typeof machines>["follow"]>;

const startFollow = (app: App, traderId: UserId, customerId: number | undefined): FollowActor =>
	createActor(machines(app).follow, {
		input: { traderId, customerId, language: currentLanguage().code },
	}).start();

const ofVisitor = oncePer((app: App) => oncePerId((id: UserId) => startFollow(app, id, undefined)));
const ofCustomer = keptPerSession((app: App, { customer }: SignedIn) =>
	oncePerId((id: UserId) => startFollow(app, id, customer.id)),
);

/**
 * A trader and the customer's follow of this trader: what was typed, and a command in flight, outlive the page. The trader
 * is read again on arrival and after a reconnect.
 */
export const useFollow = (traderId: UserId): FollowActor => {
	const app = useApp();
	const { signedIn } = useSession();
	const { language } = useWords();
	const actor = signedIn ? ofCustomer(app, signedIn)(traderId) : ofVisitor(app)(traderId);
	useEffect(() => actor.send({ type: "facts", facts: { language: language.code } }), [actor, language]);
	useEffect(() => {
		const refresh = () => actor.send({ type: "refresh" });
		// The result was shown on the page that was left.
		actor.send({ type: "acknowledge" });
		refresh();
		const reconnections = app.realtime.on("reconnected", refresh);
		return () => reconnections.unsubscribe();
	}, [app, actor]);
	return actor;
};
