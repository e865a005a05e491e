import { type DepositGate, readBankDepositNumber, readCryptoDepositNumber } from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import { type ActorRefFrom, createActor } from "xstate";
import { currentLanguage, currentWords } from "../../i18n/words.ts";
import { keptPerSession } from "../../kept/keep.ts";
import { recordCommands } from "../../kept/record-commands.ts";
import { keepReceipts } from "../../parts/receipt/keep-receipts.ts";
import type { App } from "../../state/app.ts";
import { afterChange } from "../../state/subscribe.ts";
import { createPictureSlot } from "../../ui/form/picture-slot.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { bankDepositReceipt, cryptoDepositReceipt, wireDepositReceipt } from "./deposit-receipts.ts";
import { keepDeposit, typedBefore } from "./keep-deposit.ts";
import { machines } from "./machines.ts";
import { commandOfBank, commandOfCrypto, commandOfWire } from "./recorded-deposits.ts";
import { bankForm, cryptoForm, resumeUnanswered, wireForm } from "./unanswered-deposits.ts";

type Machines = ReturnType<typeof machines>;
export type CryptoDepositActor = ActorRefFrom<Machines["crypto"]>;
export type WireDepositActor = ActorRefFrom<Machines["wire"]>;
export type BankDepositActor = ActorRefFrom<Machines["bank"]>;

/** Nothing can be sent until the screen has supplied the customer's facts. */
const closed: DepositGate = { is: "no payment way" };

const inputNow = () =>
	({ gate: closed, language: currentLanguage().code, contactForDeposits: false, mayCancel: false }) as const;

const siteOf = ({ site }: App) => site.getSnapshot().context.settings ?? { hasOnlyOneAccount: false };

const coins = "deposit crypto";
const banks = "deposit bank";

/** The customer's deposit of coins, with its picture. What is typed, and a command in flight, outlive the page. */
export const cryptoDepositOf = keptPerSession((app: App, signedIn: SignedIn, ends) => {
	const actor: CryptoDepositActor = createActor(machines(app).crypto, { input: inputNow() }).start();
	recordCommands(app, actor, commandOfCrypto);
	keepReceipts(app, signedIn, actor, {
		name: "deposit crypto",
		receipt: (sent) => cryptoDepositReceipt(sent, siteOf(app)),
		readNumber: readCryptoDepositNumber,
	});
	const slot = ends(
		createPictureSlot(app, (address) => actor.send({ type: "change", change: { is: "proof", address } })),
	);
	const { amount, choice } = typedBefore(app, coins);
	actor.send({ type: "change", change: { is: "amount", text: amount } });
	if (choice !== undefined) actor.send({ type: "change", change: { is: "channel", channelId: choice } });
	const unanswered = resumeUnanswered({ app, signedIn, name: "crypto" }, actor, cryptoForm);
	const done = actor.on("carried out", () => slot.send({ type: "remove" }));
	const chosen = () => actor.getSnapshot().context.form.channelId;
	const end = () => done.unsubscribe();
	keepDeposit({ app, signedIn, name: coins, actor, choice: chosen, unanswered, end });
	return { actor, slot };
});

/** The customer's deposit to a bank that the customer chooses. */
export const wireDepositOf = keptPerSession((app: App, signedIn: SignedIn, ends) => {
	const actor: WireDepositActor = createActor(machines(app).wire, { input: inputNow() }).start();
	recordCommands(app, actor, (sent) => commandOfWire(sent, actor.getSnapshot().context.facts.options));
	keepReceipts(app, signedIn, actor, {
		name: "deposit bank",
		receipt: ({ order }) => wireDepositReceipt(order, actor.getSnapshot().context.facts.options, siteOf(app)),
		readNumber: readBankDepositNumber,
	});
	const slot = ends(
		createPictureSlot(app, (address) => actor.send({ type: "change", change: { is: "proof", address } })),
	);
	typeAgain(actor, app);
	const unanswered = resumeUnanswered({ app, signedIn, name: "wire" }, actor, wireForm);
	const done = actor.on("carried out", () => slot.send({ type: "remove" }));
	const choice = () => actor.getSnapshot().context.form.optionId;
	keepDeposit({ app, signedIn, name: banks, actor, choice, unanswered, end: () => done.unsubscribe() });
	return { actor, slot };
});

/** The customer's deposit to a bank that the platform matches. */
export const bankDepositOf = keptPerSession((app: App, signedIn: SignedIn, ends) => {
	const actor: BankDepositActor = createActor(machines(app).bank, { input: inputNow() }).start();
	recordCommands(app, actor, (sent) => commandOfBank(sent, actor.getSnapshot().context.facts.options));
	keepReceipts(app, signedIn, actor, {
		name: "deposit bank",
		receipt: (sent) => {
			const { pending, options } = actor.getSnapshot().context.facts;
			return bankDepositReceipt(sent, pending, options, siteOf(app));
		},
	});
	const slot = ends(
		createPictureSlot(app, (address) => actor.send({ type: "change", change: { is: "proof", address } })),
	);
	typeAgain(actor, app);
	const unanswered = resumeUnanswered({ app, signedIn, name: "bank" }, actor, bankForm);
	// A picture belongs to one deposit only.
	const endOfPending = afterChange(
		actor,
		({ context }) => context.facts.pending?.id,
		() => slot.send({ type: "remove" }),
	);
	const done = actor.on("carried out", ({ answer, sent: { command } }) => {
		slot.send({ type: "remove" });
		// A command that was found in the records has no text of the platform (docs/assumptions.md, A-283).
		if (command.is !== "upload proof")
			showToast("done", answer.message ?? currentWords().t(`deposit.done.${command.is}`));
	});
	const choice = () => actor.getSnapshot().context.form.optionId;
	const end = () => {
		endOfPending();
		done.unsubscribe();
	};
	keepDeposit({ app, signedIn, name: banks, actor, choice, unanswered, end });
	return { actor, slot };
});

const typeAgain = (actor: Pick<WireDepositActor | BankDepositActor, "send">, app: App) => {
	const { amount, choice } = typedBefore(app, banks);
	actor.send({ type: "change", change: { is: "amount", text: amount } });
	if (choice !== undefined) actor.send({ type: "change", change: { is: "option", optionId: choice } });
};
