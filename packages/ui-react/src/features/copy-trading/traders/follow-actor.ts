import type { FollowCommand, UserId } from "@tradewind/domain/copy-trading";
import type { SignedIn } from "@tradewind/domain/session";
import { Schema } from "effect";
import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { currentLanguage, useWords } from "../../../i18n/words.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { keptForm } from "../../../kept/kept-form.ts";
import { SavedMoney, SavedRate } from "../../../kept/saved-decimal.ts";
import { type App, useApp } from "../../../state/app.ts";
import { useOnReconnect } from "../../../state/on-reconnect.ts";
import { oncePer, oncePerId } from "../../../state/once-per.ts";
import { useSession } from "../../../state/use-session.ts";
import { copiesOf, machines } from "../machines.ts";
import { followReceipt } from "./follow-receipt.ts";

export type FollowActor = ActorRefFrom<ReturnType<typeof machines>["follow"]>;

const startFollow = (app: App, traderId: UserId, customerId: number | undefined): FollowActor =>
	createActor(machines(app).follow, {
		input: { traderId, customerId, language: currentLanguage().code },
	}).start();

const ofVisitor = oncePer((app: App) => oncePerId((id: UserId) => startFollow(app, id, undefined)));
/** A draft is restored when the settings are shown: the notice has to be read again. */
export const followOf = keptPerSession((app: App, signedIn: SignedIn) =>
	oncePerId((id: UserId) => {
		const actor = startFollow(app, id, signedIn.customer.id);
		keptForm(app, signedIn, actor, {
			name: `follow ${id}`,
			command: {
				schema: SavedFollow,
				write: (sent: FollowCommand) =>
					sent.is === "unfollow" ? { is: sent.is } : { is: sent.is, ...sent.settings },
				read: (saved) => commandOf(id, saved),
			},
			draft: {
				schema: Schema.Struct({ multiple: Schema.String, maxAmount: Schema.String }),
				write: () => {
					const { multiple, maxAmount } = actor.getSnapshot().context.form;
					return multiple + maxAmount === "" ? undefined : { multiple, maxAmount };
				},
				restore: ({ multiple, maxAmount }, inLanguage) => {
					actor.send({ type: "change", change: { is: "multiple", text: inLanguage(multiple) } });
					actor.send({ type: "change", change: { is: "max amount", text: inLanguage(maxAmount) } });
				},
				canType: () => actor.getSnapshot().matches("reading the notice"),
			},
			receipt: (sent) =>
				followReceipt(
					sent,
					actor.getSnapshot().context.facts.trader,
					copiesOf(app, signedIn)(id).getSnapshot().context.copies?.open.length === 0,
				),
		});
		return actor;
	}),
);

const SavedFollow = Schema.Union([
	Schema.Struct({ is: Schema.Literal("unfollow") }),
	Schema.Struct({ is: Schema.Literal("follow"), multiple: SavedRate, maxAmount: SavedMoney }),
]);

const commandOf = (trader: UserId, saved: typeof SavedFollow.Type): FollowCommand =>
	saved.is === "unfollow"
		? { is: saved.is, trader }
		: { is: saved.is, trader, settings: { multiple: saved.multiple, maxAmount: saved.maxAmount } };

/**
 * A trader and the customer's follow of this trader: what was typed, and a command in flight, outlive the page. The trader
 * is read again on arrival and after a reconnect.
 */
export const useFollow = (traderId: UserId): FollowActor => {
	const app = useApp();
	const { signedIn } = useSession();
	const { language } = useWords();
	const actor = signedIn ? followOf(app, signedIn)(traderId) : ofVisitor(app)(traderId);
	useEffect(() => actor.send({ type: "facts", facts: { language: language.code } }), [actor, language]);
	useEffect(() => actor.send({ type: "refresh" }), [actor]);
	useOnReconnect(() => actor.send({ type: "refresh" }));
	return actor;
};
