import type { DepositGate } from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import { type ActorRefFrom, createActor } from "xstate";
import { currentLanguage } from "../../i18n/words.ts";
import type { App } from "../../state/app.ts";
import { keepDraft, storedDraft } from "../../state/drafts.ts";
import { keptPerSession } from "../../state/keep.ts";
import { afterChange } from "../../state/subscribe.ts";
import { createPictureSlot } from "../../ui/form/picture-slot.ts";
import { machines } from "./machines.ts";
import { bankForm, cryptoForm, resumeUnanswered, wireForm } from "./unanswered-deposits.ts";

type Machines = ReturnType<typeof machines>;
export type CryptoDepositActor = ActorRefFrom<Machines["crypto"]>;
export type WireDepositActor = ActorRefFrom<Machines["wire"]>;
export type BankDepositActor = ActorRefFrom<Machines["bank"]>;

/** Until the screen has sent the customer's own facts nothing can be sent. */
const closed: DepositGate = { is: "no payment way" };

const inputNow = () =>
	({ gate: closed, language: currentLanguage().code, contactForDeposits: false, mayCancel: false }) as const;

interface TypedForm {
	readonly getSnapshot: () => {
		readonly context: { readonly form: { readonly amount: string } };
		readonly matches: (state: "accepted") => boolean;
	};
}

/** Keeps the typed amount and the choice of a form for a reload; an accepted form is not typed again. */
const keepTyped = (app: App, name: string, actor: TypedForm, choice: () => number | undefined): void =>
	keepDraft(
		app,
		name,
		() =>
			actor.getSnapshot().matches("accepted")
				? undefined
				: { amount: actor.getSnapshot().context.form.amount, choice: choice() },
		{ ofSession: true },
	);

const draftOf = (app: App, name: string) => {
	const { amount, choice } = storedDraft(app, name) ?? {};
	return {
		amount: typeof amount === "string" ? amount : "",
		choice: typeof choice === "number" ? choice : undefined,
	};
};

/** The customer's deposit of coins, with its picture. What is typed, and a command in flight, outlive the page. */
export const cryptoDepositOf = keptPerSession((app: App, { customer }: SignedIn) => {
	const actor: CryptoDepositActor = createActor(machines(app).crypto, { input: inputNow() }).start();
	const slot = createPictureSlot(app, (address) =>
		actor.send({ type: "change", change: { is: "proof", address } }),
	);
	const draft = draftOf(app, "deposit crypto");
	if (draft.amount !== "") actor.send({ type: "change", change: { is: "amount", text: draft.amount } });
	if (draft.choice !== undefined)
		actor.send({ type: "change", change: { is: "channel", channelId: draft.choice } });
	resumeUnanswered({ app, customerId: customer.id, name: "crypto" }, actor, cryptoForm);
	actor.on("carried out", () => slot.send({ type: "remove" }));
	keepTyped(app, "deposit crypto", actor, () => actor.getSnapshot().context.form.channelId);
	return { actor, slot };
});

/** The customer's deposit to a bank that the customer chooses. */
export const wireDepositOf = keptPerSession((app: App, { customer }: SignedIn) => {
	const actor: WireDepositActor = createActor(machines(app).wire, { input: inputNow() }).start();
	const slot = createPictureSlot(app, (address) =>
		actor.send({ type: "change", change: { is: "proof", address } }),
	);
	const draft = draftOf(app, "deposit bank");
	if (draft.amount !== "") actor.send({ type: "change", change: { is: "amount", text: draft.amount } });
	if (draft.choice !== undefined)
		actor.send({ type: "change", change: { is: "option", optionId: draft.choice } });
	resumeUnanswered({ app, customerId: customer.id, name: "wire" }, actor, wireForm);
	actor.on("carried out", () => slot.send({ type: "remove" }));
	keepTyped(app, "deposit bank", actor, () => actor.getSnapshot().context.form.optionId);
	return { actor, slot };
});

/** The customer's deposit to a bank that the platform matches. */
export const bankDepositOf = keptPerSession((app: App, { customer }: SignedIn) => {
	const actor: BankDepositActor = createActor(machines(app).bank, { input: inputNow() }).start();
	const slot = createPictureSlot(app, (address) =>
		actor.send({ type: "change", change: { is: "proof", address } }),
	);
	const draft = draftOf(app, "deposit bank");
	if (draft.amount !== "") actor.send({ type: "change", change: { is: "amount", text: draft.amount } });
	if (draft.choice !== undefined)
		actor.send({ type: "change", change: { is: "option", optionId: draft.choice } });
	resumeUnanswered({ app, customerId: customer.id, name: "bank" }, actor, bankForm);
	// A picture belongs to one deposit.
	afterChange(
		actor,
		({ context }) => context.facts.pending?.id,
		() => slot.send({ type: "remove" }),
	);
	actor.on("carried out", () => {
		slot.send({ type: "remove" });
		// The next stage shows the result.
		queueMicrotask(() => actor.send({ type: "acknowledge" }));
	});
	keepTyped(app, "deposit bank", actor, () => actor.getSnapshot().context.form.optionId);
	return { actor, slot };
});
