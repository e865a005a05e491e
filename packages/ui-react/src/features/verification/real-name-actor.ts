import type { SiteFlags } from "@tradewind/domain/site";
import { Schema } from "effect";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { keepReceipts } from "../../kept/keep-receipts.ts";
import { keepTyped } from "../../kept/keep-typed.ts";
import { reloadIfDue } from "../../router/reload-app.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { createPictureSlot } from "../../ui/form/picture-slot.ts";
import { machines } from "./machines.ts";
import { readAfterRefusal } from "./read-after-refusal.ts";
import { holdWhileOpen } from "./reload-hold.ts";
import { realNameReceipt } from "./verification-receipts.ts";

const Draft = Schema.Struct({ name: Schema.String, email: Schema.String });

/**
 * The real-name verification of the signed-in customer with its pictures. It survives a visit of another page; a draft without
 * numbers of documents and pictures survives a reload (docs/assumptions.md, A-365).
 */
export const realNameOf = keptPerSession((app, signedIn, ends) => {
	const flagsOf = ({ asksHandPicture, asksSsn, asksEmail }: SiteFlags) => ({
		asksHandPicture,
		asksSsn,
		asksEmail,
	});
	const actor = createActor(machines(app).realName, {
		input: flagsOf(app.site.getSnapshot().context.flags),
	}).start();
	const slotOf = (field: "front" | "reverse" | "hand") =>
		ends(createPictureSlot(app, (value) => actor.send({ type: "change", change: { field, value } })));
	const slots = { front: slotOf("front"), reverse: slotOf("reverse"), hand: slotOf("hand") };
	const stopTyping = keepTyped(app, actor, {
		name: "real name",
		schema: Draft,
		write: () => {
			const { name, email } = actor.getSnapshot().context.form;
			return { name, email };
		},
		restore: (typed) => {
			for (const field of ["name", "email"] as const) {
				const value = typed[field];
				if (value !== "") actor.send({ type: "change", change: { field, value } });
			}
		},
		// After the machine has restored the data of a rejected submission.
		canType: () => actor.getSnapshot().matches("filling in"),
	});
	readAfterRefusal(actor);
	const flags = subscribeTo(
		app.site,
		({ context }) => context.flags,
		(flags) => actor.send({ type: "facts", facts: flagsOf(flags) }),
	);
	const receipts = keepReceipts(app, signedIn, actor, { name: "real name", receipt: realNameReceipt });
	actor.on("carried out", () => {
		for (const slot of Object.values(slots)) slot.send({ type: "remove" });
		queueMicrotask(() => reloadIfDue());
	});
	const hold = holdWhileOpen(() => {
		const { idNumber, ssn, front, reverse, hand } = actor.getSnapshot().context.form;
		return idNumber + ssn !== "" || [front, reverse, hand].some((picture) => picture !== undefined);
	});
	return { actor: ends(actor, [flags, hold.end, receipts, stopTyping]), slots, hold };
});

export type RealNameVerification = ReturnType<typeof realNameOf>;
