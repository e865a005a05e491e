import { shownBalances } from "@tradewind/domain/account";
import { type TransferAccount, transferAccounts, type transferMachine } from "@tradewind/domain/transfer";
import { Schema } from "effect";
import { type ActorRefFrom, createActor } from "xstate";
import { currentLanguage } from "../../i18n/words.ts";
import { keptPerSession } from "../../kept/keep.ts";
import { keptForm } from "../../kept/kept-form.ts";
import type { App } from "../../state/app.ts";
import { onWakeUp } from "../../state/on-reconnect.ts";
import { machines } from "./machines.ts";
import { transferEntry } from "./recorded-transfer.ts";
import { savedTransfer } from "./saved-transfer.ts";
import { transferReceipt } from "./transfer-receipt.ts";

export type TransferActor = ActorRefFrom<typeof transferMachine>;

/** The transfer form of a customer, kept for the session: what is typed, and a transfer in flight, outlive the screen. */
export const transferOf = keptPerSession((app, signedIn): TransferActor => {
	const actor = createActor(machines(app).transfer, {
		input: { ...factsNow(app), knownRecords: {} },
	}).start();
	keptForm(app, signedIn, actor, {
		name: "transfer",
		command: savedTransfer,
		draft: {
			schema: Schema.Struct({
				from: Schema.optional(Schema.Number),
				to: Schema.optional(Schema.Number),
				amount: Schema.String,
			}),
			write: () => actor.getSnapshot().context.form,
			restore: ({ from, to, amount }, inLanguage) =>
				actor.send({ type: "change", change: { is: "proposal", from, to, text: inLanguage(amount) } }),
		},
		journal: transferEntry,
		receipt: (sent) => transferReceipt(sent, actor.getSnapshot().context.facts.accounts),
		supplyFacts: () => actor.send({ type: "facts", facts: factsNow(app) }),
		readAgain: () => app.balances.send({ type: "load" }),
		// Another tab or device may have transferred meanwhile.
		ends: [onWakeUp(app, () => actor.send({ type: "refresh" }))],
	});
	return actor;
});

const factsNow = (app: App) => ({ accounts: accountsOf(app), language: currentLanguage().code });

/** The accounts that the site shows (Spec 1 §6); empty until they and the settings are known. */
const accountsOf = ({ balances, site }: App): readonly TransferAccount[] => {
	const { settings } = site.getSnapshot().context;
	const known = balances.getSnapshot().context.balances;
	return settings && known ? transferAccounts(shownBalances(known, settings)) : [];
};
