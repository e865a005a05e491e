import {
	bankFields,
	isSecretBankField,
	visibleBankFields,
	type WayFacts,
	type WithdrawalKind,
} from "@tradewind/domain/withdrawal";
import { Schema } from "effect";
import { type ActorRefFrom, createActor } from "xstate";
import { keptPerSession } from "../../../kept/keep.ts";
import { keepReceipts } from "../../../kept/keep-receipts.ts";
import { keepTyped } from "../../../kept/keep-typed.ts";
import { oncePerId } from "../../../state/once-per.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { boundWaysOf, supplyUsedAddresses, usedAddresses } from "../kept-actors.ts";
import { machines } from "../machines.ts";
import { wayReceipt } from "./way-receipt.ts";

export type BindingActor = ActorRefFrom<ReturnType<typeof machines>["binding"]>;

/** The numbers of an account are not written to the device. */
const draftedFields = bankFields.filter((field) => !isSecretBankField(field));

const text = Schema.optional(Schema.String);
const Draft = Schema.Struct({
	currencyId: Schema.optional(Schema.Number),
	address: Schema.String,
	payeeName: text,
	bankName: text,
	swift: text,
	bankCode: text,
	routingNumber: text,
	ifsc: text,
	branch: text,
	bankAddress: text,
	payeeAddress: text,
	postCode: text,
});

/** The name of the receipt of a bound way. */
export const bindingReceipt = (kind: WithdrawalKind): string => `withdraw way ${kind}`;

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
		keepTyped(app, actor, {
			name: `withdraw way ${kind}`,
			schema: Draft,
			write: () => {
				const { currencyId, address, details } = actor.getSnapshot().context.form;
				const texts = Object.fromEntries(draftedFields.map((field) => [field, details[field]]));
				const isEmpty = address + Object.values(texts).join("") === "";
				return isEmpty ? undefined : { currencyId, address, ...texts };
			},
			restore: ({ currencyId, address, ...texts }) => {
				const details: Readonly<Record<string, string | undefined>> = texts;
				if (currencyId !== undefined) actor.send({ type: "change", change: { is: "currency", currencyId } });
				actor.send({ type: "change", change: { is: "address", text: address } });
				for (const field of draftedFields) {
					const typed = details[field];
					if (typed !== undefined)
						actor.send({ type: "change", change: { is: "bank detail", field, text: typed } });
				}
			},
		});
		const receipts = keepReceipts(app, signedIn, actor, {
			name: bindingReceipt(kind),
			receipt: ({ way }) =>
				wayReceipt(
					way,
					actor.getSnapshot().context.facts.currencies?.find(({ id }) => id === way.currencyId),
				),
		});
		return ends(actor, [shown, addresses, receipts]);
	}),
);
