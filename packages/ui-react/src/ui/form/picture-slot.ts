import { ImageUploads, uploadSlotMachine } from "@tradewind/domain/upload";
import { Effect } from "effect";
import { type ActorRefFrom, createActor } from "xstate";
import type { App } from "../../state/app.ts";
import { defineMachines } from "../../state/machines.ts";
import { shownCommand } from "../../state/ports.ts";

/** A picture of a form, from the choice to its address on the platform. */
export type PictureSlot = ActorRefFrom<typeof uploadSlotMachine>;

const machines = defineMachines(({ request }) =>
	uploadSlotMachine.provide({
		actors: {
			compress: request(
				(picture) =>
					Effect.flatMap(
						Effect.promise(() => import("../picture/compress-picture.ts")),
						({ compressPicture }) => compressPicture(picture),
					),
				{ showErrorMessage: false },
			),
			upload: request((picture) => ImageUploads.use((port) => port.upload(picture)), shownCommand),
		},
	}),
);

/**
 * Starts an empty slot. `onChange` gets the address of the uploaded picture, and `undefined` when the slot is cleared: the form
 * holds it. Keep the slot as long as its form (`keptPerSession`, `oncePer`): a form with an address whose picture is not shown
 * would send what the customer does not see. Send 'remove' when the form is done.
 */
export const createPictureSlot = (
	app: Pick<App, "request">,
	onChange: (address: string | undefined) => void,
): PictureSlot => {
	const slot = createActor(machines(app));
	slot.on("uploaded", ({ address }) => onChange(address));
	slot.on("cleared", () => onChange(undefined));
	// Spec 2 §8: a failed compression is only logged.
	slot.on("not compressed", ({ detail }) => console.info("A picture is not compressed:", detail));
	return slot.start();
};
