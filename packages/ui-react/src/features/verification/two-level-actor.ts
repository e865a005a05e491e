import { createActor } from "xstate";
import { keepDraft, storedDraft } from "../../kept/drafts.ts";
import { keptPerSession } from "../../kept/keep.ts";
import { keepReceipts } from "../../parts/receipt/keep-receipts.ts";
import { reloadIfDue } from "../../router/reload-app.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { areaCodesOf } from "../../ui/form/phone/area-codes.ts";
import { createPictureSlot } from "../../ui/form/picture-slot.ts";
import { machines } from "./machines.ts";
import { readAfterRefusal } from "./read-after-refusal.ts";
import { holdWhileOpen } from "./reload-hold.ts";
import { levelReceipt } from "./verification-receipts.ts";

const draftName = "verification level";

/**
 * Both levels of the signed-in customer, with the pictures of the open form. They survive a visit of another page; a draft without
 * numbers of documents and pictures survives a reload (docs/assumptions.md, A-365).
 */
export const twoLevelOf = keptPerSession((app, signedIn, ends) => {
	const areas = areaCodesOf(app);
	const actor = createActor(machines(app).twoLevel, {
		input: { areas: areas.getSnapshot().context.areas },
	}).start();
	const slotOf = (field: "front" | "reverse" | "hand") =>
		ends(createPictureSlot(app, (value) => actor.send({ type: "change", change: { field, value } })));
	const slots = { front: slotOf("front"), reverse: slotOf("reverse"), hand: slotOf("hand") };
	const clearSlots = (): void => {
		for (const slot of Object.values(slots)) slot.send({ type: "remove" });
	};
	const areasKnown = subscribeTo(
		areas,
		({ context }) => context.areas,
		(known) => actor.send({ type: "facts", facts: { areas: known } }),
	);
	const receipts = keepReceipts(app, signedIn, actor, {
		name: "verification level",
		receipt: ({ level }) => levelReceipt(level),
	});
	actor.on("carried out", () => {
		clearSlots();
		queueMicrotask(() => reloadIfDue());
	});
	readAfterRefusal(actor);
	const draft = storedDraft(app, draftName);
	const unread = subscribeTo(
		actor,
		(snapshot) => snapshot.matches("filling in") && snapshot.context.form.level === draft?.level,
		(isOpen) => {
			if (!isOpen || !draft) return;
			queueMicrotask(() => unread());
			for (const field of ["name", "mobile"] as const) {
				const value = draft[field];
				if (typeof value === "string" && value !== "")
					actor.send({ type: "change", change: { field, value } });
			}
			const { areaId } = draft;
			if (typeof areaId === "number")
				actor.send({ type: "change", change: { field: "areaId", value: areaId } });
		},
	);
	keepDraft(
		app,
		draftName,
		() => {
			const { level, name, mobile, areaId } = actor.getSnapshot().context.form;
			return { level, name, mobile, areaId };
		},
		{ ofSession: true },
	);
	const hold = holdWhileOpen(() => {
		const { idNumber, front, reverse, hand } = actor.getSnapshot().context.form;
		return idNumber !== "" || [front, reverse, hand].some((picture) => picture !== undefined);
	});
	// The form of another level does not have the pictures of this one.
	let shown = actor.getSnapshot().context.form.level;
	subscribeTo(
		actor,
		({ context }) => context.form.level,
		(level) => {
			if (level !== shown) clearSlots();
			shown = level;
		},
	);
	return { actor: ends(actor, [areasKnown, hold.end, receipts]), slots, areas, hold };
});

export type TwoLevelVerification = ReturnType<typeof twoLevelOf>;
