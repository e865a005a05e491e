import { createActor } from "xstate";
import { keptPerSession } from "../../state/keep.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { areaCodesOf } from "../../ui/form/phone/area-codes.ts";
import { createPictureSlot } from "../../ui/form/picture-slot.ts";
import { machines } from "./machines.ts";

/** Both levels of the signed-in customer, with the pictures of the open form. They survive a visit of another page. */
export const twoLevelOf = keptPerSession((app) => {
	const areas = areaCodesOf(app);
	const actor = createActor(machines(app).twoLevel, {
		input: { areas: areas.getSnapshot().context.areas },
	}).start();
	const slotOf = (field: "front" | "reverse" | "hand") =>
		createPictureSlot(app, (value) => actor.send({ type: "change", change: { field, value } }));
	const slots = { front: slotOf("front"), reverse: slotOf("reverse"), hand: slotOf("hand") };
	const clearSlots = (): void => {
		for (const slot of Object.values(slots)) slot.send({ type: "remove" });
	};
	subscribeTo(
		areas,
		({ context }) => context.areas,
		(known) => actor.send({ type: "facts", facts: { areas: known } }),
	);
	// The platform's text is a toast, and the cards show the rest.
	actor.on("carried out", () => {
		actor.send({ type: "acknowledge" });
		clearSlots();
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
	return { actor, slots, areas };
});

export type TwoLevelVerification = ReturnType<typeof twoLevelOf>;
