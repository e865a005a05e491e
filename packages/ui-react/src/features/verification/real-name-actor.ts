import type { SiteFlags } from "@tradewind/domain/site";
import { createActor } from "xstate";
import { keepDraft, storedDraft } from "../../kept/drafts.ts";
import { keptPerSession } from "../../kept/keep.ts";
import { keepReceipts } from "../../parts/receipt/keep-receipts.ts";
import { reloadIfDue } from "../../router/reload-app.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { createPictureSlot } from "../../ui/form/picture-slot.ts";
import { machines } from "./machines.ts";
import { readAfterRefusal } from "./read-after-refusal.ts";
import { holdWhileOpen } from "./reload-hold.ts";
import { realNameReceipt } from "./verification-receipts.ts";

const draftName = "real name";
const drafted = ["name", "email"] as const;

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
	// Read before `keepDraft` below, which drops what was typed in an earlier session; typed after the machine has restored the
	// data of a rejected submission.
	const draft = storedDraft(app, draftName) ?? {};
	const unread = subscribeTo(
		actor,
		(snapshot) => snapshot.matches("filling in"),
		(isOpen) => {
			if (!isOpen) return;
			queueMicrotask(() => unread());
			for (const field of drafted) {
				const value = draft[field];
				if (typeof value === "string" && value !== "")
					actor.send({ type: "change", change: { field, value } });
			}
		},
	);
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
	keepDraft(
		app,
		draftName,
		() => {
			const { name, email } = actor.getSnapshot().context.form;
			return { name, email };
		},
		{ ofSession: true },
	);
	const hold = holdWhileOpen(() => {
		const { idNumber, ssn, front, reverse, hand } = actor.getSnapshot().context.form;
		return idNumber + ssn !== "" || [front, reverse, hand].some((picture) => picture !== undefined);
	});
	return { actor: ends(actor, [flags, hold.end, receipts]), slots, hold };
});

export type RealNameVerification = ReturnType<typeof realNameOf>;
