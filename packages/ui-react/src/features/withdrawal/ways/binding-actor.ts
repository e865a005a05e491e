import {
	bankFields,
	isSecretBankField,
	visibleBankFields,
	type WayFacts,
	type WithdrawalKind,
} from "@tradewind/domain/withdrawal";
import { type ActorRefFrom, createActor } from "xstate";
import { keepDraft, storedDraft } from "../../../kept/drafts.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import type { App } from "../../../state/app.ts";
import { oncePerId } from "../../../state/once-per.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { boundWaysOf, supplyUsedAddresses, usedAddresses } from "../kept-actors.ts";
import { machines } from "../machines.ts";

export type BindingActor = ActorRefFrom<ReturnType<typeof machines>["binding"]>;

/** The numbers of an account are not written to the device. */
const draftedFields = bankFields.filter((field) => !isSecretBankField(field));

/**
 * The binding of a way of each kind. What is typed outlives the page; a draft without account numbers survives a reload. The
 * list of ways is read again after a binding that was or may have been carried out.
 */
export const bindingOf = keptPerSession((app, signedIn, ends) =>
	oncePerId((kind: WithdrawalKind) => {
		const used = () => {
			const { paid, bound } = usedAddresses(app, signedIn);
			return [...paid, ...bound];
		};
		const flags = () => app.site.getSnapshot().context.flags;
		const input: WayFacts = {
			kind,
			shows: visibleBankFields(flags().hiddenBankFields),
			usedAddresses: used(),
			currencies: undefined,
			lastWayId: undefined,
			error: undefined,
		};
		const actor = createActor(machines(app).binding, { input }).start();
		const shown = subscribeTo(
			app.site,
			({ context }) => context.flags.hiddenBankFields,
			(hidden) => actor.send({ type: "facts", facts: { shows: visibleBankFields(hidden) } }),
		);
		const addresses = supplyUsedAddresses(app, signedIn, () =>
			actor.send({ type: "facts", facts: { usedAddresses: used() } }),
		);
		const readAgain = () => boundWaysOf(app, signedIn)(kind).send({ type: "refresh" });
		actor.on("carried out", readAgain);
		subscribeTo(
			actor,
			(snapshot) => snapshot.matches({ "outcome unknown": "unresolved" }),
			(isUnresolved) => isUnresolved && readAgain(),
		);
		restore(app, kind, actor);
		keepDraft(app, draftNameOf(kind), () => draftOf(actor), { ofSession: true });
		return ends(actor, [shown, addresses]);
	}),
);

const draftNameOf = (kind: WithdrawalKind): string => `withdraw way ${kind}`;

const draftOf = (actor: BindingActor) => {
	const { currencyId, address, details } = actor.getSnapshot().context.form;
	const drafted = Object.fromEntries(draftedFields.map((field) => [field, details[field]]));
	const isEmpty = address + Object.values(drafted).join("") === "";
	return isEmpty ? undefined : { currencyId, address, ...drafted };
};

const restore = (app: App, kind: WithdrawalKind, actor: BindingActor): void => {
	const { currencyId, address, ...texts } = storedDraft(app, draftNameOf(kind)) ?? {};
	if (typeof currencyId === "number") actor.send({ type: "change", change: { is: "currency", currencyId } });
	if (typeof address === "string") actor.send({ type: "change", change: { is: "address", text: address } });
	for (const field of draftedFields) {
		const text = texts[field];
		if (typeof text === "string") actor.send({ type: "change", change: { is: "bank detail", field, text } });
	}
};
