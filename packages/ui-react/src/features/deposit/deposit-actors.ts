import { type DepositGate, readBankDepositNumber, readCryptoDepositNumber } from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import { Schema } from "effect";
import { type ActorRefFrom, createActor } from "xstate";
import { currentLanguage, currentWords } from "../../i18n/words.ts";
import { keptPerSession } from "../../kept/keep.ts";
import { keptForm } from "../../kept/kept-form.ts";
import type { App } from "../../state/app.ts";
import { afterChange } from "../../state/subscribe.ts";
import { createPictureSlot } from "../../ui/form/picture-slot.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { bankDepositReceipt, cryptoDepositReceipt, wireDepositReceipt } from "./deposit-receipts.ts";
import { machines } from "./machines.ts";
import { commandOfBank, commandOfCrypto, commandOfWire } from "./recorded-deposits.ts";
import { savedBankDeposit, savedCryptoDeposit, savedWireDeposit } from "./saved-deposits.ts";

type Machines = ReturnType<typeof machines>;
export type CryptoDepositActor = ActorRefFrom<Machines["crypto"]>;
export type WireDepositActor = ActorRefFrom<Machines["wire"]>;
export type BankDepositActor = ActorRefFrom<Machines["bank"]>;

/** Nothing can be sent until the screen has supplied the customer's facts. */
const closed: DepositGate = { is: "no payment way" };

const inputNow = () =>
	({ gate: closed, language: currentLanguage().code, contactForDeposits: false, mayCancel: false }) as const;

const siteOf = ({ site }: App) => site.getSnapshot().context.settings ?? { hasOnlyOneAccount: false };

/** The part of a deposit that is typed again, without the picture. */
const Draft = Schema.Struct({
	amount: Schema.String,
	/** The chosen channel, currency or bank. */
	choice: Schema.optional(Schema.Number),
});

/** The customer's deposit of coins, with its picture. What is typed, and a command in flight, outlive the page. */
export const cryptoDepositOf = keptPerSession((app: App, signedIn: SignedIn, ends) => {
	const actor: CryptoDepositActor = createActor(machines(app).crypto, { input: inputNow() }).start();
	const slot = ends(
		createPictureSlot(app, (address) => actor.send({ type: "change", change: { is: "proof", address } })),
	);
	keptForm(app, signedIn, actor, {
		name: "deposit crypto",
		command: savedCryptoDeposit,
		draft: {
			schema: Draft,
			write: () => {
				const { amount, channelId } = actor.getSnapshot().context.form;
				return { amount, choice: channelId };
			},
			restore: ({ amount, choice }, inLanguage) => {
				actor.send({ type: "change", change: { is: "amount", text: inLanguage(amount) } });
				if (choice !== undefined)
					actor.send({ type: "change", change: { is: "channel", channelId: choice } });
			},
		},
		journal: commandOfCrypto,
		receipt: (sent) => cryptoDepositReceipt(sent, siteOf(app)),
		readNumber: readCryptoDepositNumber,
		slots: [slot],
	});
	return { actor, slot };
});

/** The customer's deposit to a bank that the customer chooses. */
export const wireDepositOf = keptPerSession((app: App, signedIn: SignedIn, ends) => {
	const actor: WireDepositActor = createActor(machines(app).wire, { input: inputNow() }).start();
	const slot = ends(
		createPictureSlot(app, (address) => actor.send({ type: "change", change: { is: "proof", address } })),
	);
	const options = () => actor.getSnapshot().context.facts.options;
	keptForm(app, signedIn, actor, {
		name: "deposit bank",
		command: savedWireDeposit,
		draft: bankDraft(actor),
		journal: (sent) => commandOfWire(sent, options()),
		receipt: ({ order }) => wireDepositReceipt(order, options(), siteOf(app)),
		readNumber: readBankDepositNumber,
		slots: [slot],
	});
	return { actor, slot };
});

/** The customer's deposit to a bank that the platform matches. */
export const bankDepositOf = keptPerSession((app: App, signedIn: SignedIn, ends) => {
	const actor: BankDepositActor = createActor(machines(app).bank, { input: inputNow() }).start();
	const slot = ends(
		createPictureSlot(app, (address) => actor.send({ type: "change", change: { is: "proof", address } })),
	);
	const done = actor.on("carried out", ({ answer, sent: { command } }) => {
		// A command that was found in the records has no text of the platform (docs/assumptions.md, A-283).
		if (command.is !== "upload proof")
			showToast("done", answer.message ?? currentWords().t(`deposit.done.${command.is}`));
	});
	keptForm(app, signedIn, actor, {
		name: "deposit bank",
		command: savedBankDeposit,
		draft: bankDraft(actor),
		journal: (sent) => commandOfBank(sent, actor.getSnapshot().context.facts.options),
		receipt: (sent) => {
			const { pending, options } = actor.getSnapshot().context.facts;
			return bankDepositReceipt(sent, pending, options, siteOf(app));
		},
		slots: [slot],
		ends: [
			() => done.unsubscribe(),
			// A picture belongs to one deposit only.
			afterChange(
				actor,
				({ context }) => context.facts.pending?.id,
				() => slot.send({ type: "remove" }),
			),
		],
	});
	return { actor, slot };
});

/** The draft of both bank deposits. */
const bankDraft = (actor: WireDepositActor | BankDepositActor) => ({
	schema: Draft,
	write: () => {
		const { amount, optionId } = actor.getSnapshot().context.form;
		return { amount, choice: optionId };
	},
	restore: ({ amount, choice }: typeof Draft.Type, inLanguage: (text: string) => string) => {
		actor.send({ type: "change", change: { is: "amount", text: inLanguage(amount) } });
		if (choice !== undefined) actor.send({ type: "change", change: { is: "option", optionId: choice } });
	},
});
