import { Schema } from "effect";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { keepReceipts } from "../../kept/keep-receipts.ts";
import { keepTyped } from "../../kept/keep-typed.ts";
import { reloadIfDue } from "../../router/reload-app.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { areaCodesOf } from "../../ui/form/phone/area-codes.ts";
import { createPictureSlot } from "../../ui/form/picture-slot.ts";
import { machines } from "./machines.ts";
import { readAfterRefusal } from "./read-after-refusal.ts";
import { holdWhileOpen } from "./reload-hold.ts";
import { levelReceipt } from "./verification-receipts.ts";

const Draft = Schema.Struct({
	level: Schema.optional(Schema.Literals(["junior", "senior"])),
	name: Schema.String,
	mobile: Schema.String,
	areaId: Schema.optional(Schema.Number),
});

/**
 * Both levels of the signed-in customer, with the pictures of the open form. They survive a visit of another page; a draft without
 * numbers of documents and pictures survives a reload (docs/assumptions.md, A-365).
 */
export const twoLevelOf = keptPerSession((app, signedIn, ends) => {
	const areas = areaCodesOf(app);
	const actor = createActor(machines(app).twoLevel, {
		input: { areas: areas.getSnapshot().context.areas, account: signedIn.customer },
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
	const stopTyping = keepTyped(app, actor, {
		name: "verification level",
		schema: Draft,
		write: () => {
			const { level, name, mobile, areaId } = actor.getSnapshot().context.form;
			return { level, name, mobile, areaId };
		},
		restore: ({ name, mobile, areaId }) => {
			if (name !== "") actor.send({ type: "change", change: { field: "name", value: name } });
			if (mobile !== "") actor.send({ type: "change", change: { field: "mobile", value: mobile } });
			if (areaId !== undefined) actor.send({ type: "change", change: { field: "areaId", value: areaId } });
		},
		canType: ({ level }) => {
			const snapshot = actor.getSnapshot();
			return snapshot.matches("filling in") && snapshot.context.form.level === level;
		},
	});
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
	return { actor: ends(actor, [areasKnown, hold.end, receipts, stopTyping]), slots, areas, hold };
});

export type TwoLevelVerification = ReturnType<typeof twoLevelOf>;
