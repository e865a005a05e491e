import type { FollowCommand, UserId } from "@tradewind/domain/copy-trading";
import { money, rate, toText, translateTypedDecimal } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { languageOf } from "@tradewind/domain/site";
import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { currentLanguage, useWords } from "../../../i18n/words.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { keepForm } from "../../../kept/kept-form.ts";
import { readDecimal } from "../../../kept/unanswered-order.ts";
import { keepReceipts } from "../../../parts/receipt/keep-receipts.ts";
import { type App, useApp } from "../../../state/app.ts";
import { useOnReconnect } from "../../../state/on-reconnect.ts";
import { oncePer, oncePerId } from "../../../state/once-per.ts";
import { afterChange } from "../../../state/subscribe.ts";
import { useSession } from "../../../state/use-session.ts";
import { machines } from "../machines.ts";
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
		keepReceipts(app, signedIn, actor, {
			name: `follow ${id}`,
			receipt: (sent) => followReceipt(sent, actor.getSnapshot().context.facts.trader),
		});
		keepForm(app, signedIn, actor, {
			name: `follow ${id}`,
			write: (sent) =>
				sent.is === "unfollow"
					? { is: sent.is }
					: {
							is: sent.is,
							multiple: toText(sent.settings.multiple),
							maxAmount: toText(sent.settings.maxAmount),
						},
			read: (saved) => commandOf(id, saved),
			draft: { write: () => draftOf(actor), restore: (draft) => restoreOnce(actor, draft) },
		});
		return actor;
	}),
);

type Saved = Readonly<Record<string, unknown>>;

const commandOf = (trader: UserId, { is, ...texts }: Saved): FollowCommand | undefined => {
	if (is === "unfollow") return { is, trader };
	const [multiple, maxAmount] = [readDecimal(texts.multiple), readDecimal(texts.maxAmount)];
	return is === "follow" && multiple && maxAmount
		? { is, trader, settings: { multiple: rate(multiple), maxAmount: money(maxAmount) } }
		: undefined;
};

const draftOf = (actor: FollowActor): Saved | undefined => {
	const { form, facts } = actor.getSnapshot().context;
	const { multiple, maxAmount } = form;
	return multiple + maxAmount === "" ? undefined : { multiple, maxAmount, language: facts.language };
};

const restoreOnce = (actor: FollowActor, { multiple, maxAmount, language }: Saved): void => {
	const typedIn = languageOf(typeof language === "string" ? language : undefined);
	if (!typedIn || typeof multiple !== "string" || typeof maxAmount !== "string") return;
	const inLanguage = (text: string) =>
		translateTypedDecimal(text, typedIn.code, actor.getSnapshot().context.facts.language);
	const end = afterChange(
		actor,
		(snapshot) => snapshot.matches("reading the notice"),
		(isAsked) => {
			if (!isAsked) return;
			end();
			actor.send({ type: "change", change: { is: "multiple", text: inLanguage(multiple) } });
			actor.send({ type: "change", change: { is: "max amount", text: inLanguage(maxAmount) } });
		},
	);
};

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
