import { type AccountKind, type Balance, cashAccountKind } from "@tradewind/domain/account";
import type { SiteFlags, SiteSettings } from "@tradewind/domain/site";
import {
	dollarPrice,
	forEachText,
	readWithdrawalNumber,
	summariseWithdrawal,
	withdrawalTexts,
} from "@tradewind/domain/withdrawal";
import { Schema } from "effect";
import { createActor } from "xstate";
import { currentLanguage } from "../../../i18n/words.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { keptForm } from "../../../kept/kept-form.ts";
import type { App } from "../../../state/app.ts";
import { rememberPayPassword } from "../../../state/known-pay-password.ts";
import { onWakeUp } from "../../../state/on-reconnect.ts";
import { boundWaysOf, onWaysChanged, recordsOf, supplyUsedAddresses, usedAddresses } from "../kept-actors.ts";
import { machines, type WithdrawalActor } from "../machines.ts";
import { commandOf } from "./recorded-withdrawal.ts";
import { savedWithdrawal } from "./saved-withdrawal.ts";
import { withdrawalReceipt } from "./withdrawal-receipt.ts";

export type { WithdrawalActor } from "../machines.ts";

const kinds = ["crypto", "bank"] as const;

/** The withdrawal of the session. What is typed, and a withdrawal in flight, outlive the page. */
export const withdrawalOf = keptPerSession((app, signedIn): WithdrawalActor => {
	const actor = createActor(machines(app).withdrawal, {
		input: {
			...factsNow(app),
			usedAddresses: usedAddresses(app, signedIn),
			knownRecords: { crypto: undefined, bank: undefined },
			currencies: undefined,
			accountPrice: dollarPrice,
			ways: undefined,
			error: undefined,
		},
	}).start();
	actor.on("carried out", () => {
		if (actor.getSnapshot().context.facts.needsPayPassword) rememberPayPassword(signedIn.customer.uid);
	});
	keptForm(app, signedIn, actor, {
		name: "withdrawal",
		command: { ...savedWithdrawal, isResumedAtOnce: true },
		draft: {
			schema: Draft,
			write: () => {
				const { wayId: _, ...typed } = actor.getSnapshot().context.form;
				return typedTexts.every((text) => typed[text] === "") ? undefined : typed;
			},
			restore: ({ kind, currencyId, ...typed }, inLanguage) => {
				if (kind) actor.send({ type: "change", change: { is: "kind", kind } });
				if (currencyId !== undefined) actor.send({ type: "change", change: { is: "currency", currencyId } });
				for (const is of typedTexts) {
					const { [is]: text = "" } = typed;
					actor.send({ type: "change", change: { is, text: is === "amount" ? inLanguage(text) : text } });
				}
			},
		},
		journal: commandOf,
		receipt: (sent) => {
			const { form, facts } = actor.getSnapshot().context;
			const { figures } = summariseWithdrawal(form, facts);
			return withdrawalReceipt(sent, { pays: paysNow(app), figures });
		},
		readNumber: readWithdrawalNumber,
		supplyFacts: () => actor.send({ type: "facts", facts: factsNow(app) }),
		readAgain: (sent) => {
			const { kind } = sent?.order ?? actor.getSnapshot().context.form;
			app.balances.send({ type: "load" });
			if (!kind) return;
			recordsOf(app, signedIn)(kind).send({ type: "refresh" });
			// A way that was removed elsewhere is refused: the list shows it.
			if (!sent) boundWaysOf(app, signedIn)(kind).send({ type: "refresh" });
		},
		ends: [
			supplyUsedAddresses(app, signedIn, (used) =>
				actor.send({ type: "facts", facts: { usedAddresses: used } }),
			),
			...kinds.map((kind) => onWaysChanged(app, signedIn, kind, () => actor.send({ type: "refresh" }))),
			// Another tab or device may have withdrawn meanwhile.
			onWakeUp(app, () => actor.send({ type: "catch up" })),
		],
	});
	return actor;
});

const typedTexts = ["address", "amount", ...withdrawalTexts] as const;

/** Without the pay password and the number of an account. */
const Draft = Schema.Struct({
	kind: Schema.optional(Schema.Literals(kinds)),
	currencyId: Schema.optional(Schema.Number),
	address: Schema.String,
	amount: Schema.String,
	// A draft of an older release lacks texts that are new.
	...forEachText(() => Schema.optional(Schema.String)),
});

const factsNow = ({ site, balances }: App) => {
	const { flags, settings } = site.getSnapshot().context;
	return {
		...factsOf(flags),
		language: currentLanguage().code,
		accountCurrency: settings?.currency ?? "",
		free: payingAccount(balances.getSnapshot().context.balances, settings)?.free,
	};
};

const factsOf = (flags: SiteFlags) => ({
	offers: { crypto: flags.withdrawsCrypto, bank: flags.withdrawsToBank },
	takesTypedAddress: flags.takesTypedAddresses,
	needsPayPassword: flags.needsPayPassword,
});

/** Withdrawals come from the change account, in one-account mode from the contract account (docs/assumptions.md, A-320). */
const payingAccount = (
	balances: readonly Balance[] | undefined,
	settings: SiteSettings | undefined,
): Balance | undefined => {
	return settings && balances?.find(({ kind }) => kind === cashAccountKind(settings));
};

const paysNow = ({ site }: App): AccountKind =>
	cashAccountKind(site.getSnapshot().context.settings ?? { hasOnlyOneAccount: false });
