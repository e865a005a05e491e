import { assign, enqueueActions, setup } from "xstate";
import { requireValue } from "../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { PictureUnreadable } from "./image-uploads.port.ts";
import type { CompressedPicture, Picture } from "./picture.ts";
import { rejectionOf } from "./picture-limits.ts";
import { type SlotFailure, uploadFailure } from "./slot-failure.ts";

export interface UploadSlotContext {
	/** The chosen one, for the preview; nothing in an empty slot. */
	readonly picture: Picture | undefined;
	readonly compressed: CompressedPicture | undefined;
	/** Where the platform keeps it, once it is uploaded. */
	readonly address: string | undefined;
	/** Why the slot was cleared; until another picture is chosen or 'remove'. */
	readonly failure: SlotFailure | undefined;
}

export type UploadSlotEvent =
	| { readonly type: "choose"; readonly picture: Picture }
	/** Empties the slot: the customer took the picture back, or the form that it was for is done. */
	| { readonly type: "remove" };

/** For the form that the picture belongs to: it holds the address from 'uploaded' until 'cleared'. */
export type UploadSlotEmitted =
	| { readonly type: "uploaded"; readonly address: string }
	| { readonly type: "cleared" };

const emptySlot: UploadSlotContext = {
	picture: undefined,
	compressed: undefined,
	address: undefined,
	failure: undefined,
};

/**
 * One picture of a form, from the choice to its address on the platform (Spec 1 §5, Spec 2 §5, §9). Before it leaves the
 * device it is drawn anew: quality 0.7, at most 1440 pixels wide, right way up, without the data of the camera. A picture
 * that can't be drawn (HEIC on most devices) is refused, for nobody could say that it doesn't tell where it was taken. A
 * failed upload clears the slot and says why: not a picture, too large, unreadable, refused by the platform, unreachable.
 * Choosing again is the retry. An upload is no command that moves money: where its answer is lost nothing is spent, so
 * the slot is cleared and can be tried again. Another choice interrupts the picture under way, so that the slot only ever
 * holds what was chosen last. The address is told once ('uploaded'); it is taken back ('cleared') before another picture
 * takes its place, so that a form never sends the picture that the customer no longer sees.
 */
export const uploadSlotMachine = setup({
	types: {} as {
		context: UploadSlotContext;
		events: UploadSlotEvent;
		emitted: UploadSlotEmitted;
		tags: "busy";
	},
	actors: {
		compress: requestActor<CompressedPicture, PictureUnreadable, Picture>(),
		upload: requestActor<string, QueryError, CompressedPicture>(),
	},
	guards: {
		"is rejected": ({ event }) => event.type === "choose" && rejectionOf(event.picture) !== undefined,
	},
	actions: {
		clear: enqueueActions(({ context, enqueue }, failure: SlotFailure | undefined) => {
			if (context.address !== undefined) enqueue.emit({ type: "cleared" });
			enqueue.assign({ ...emptySlot, failure });
		}),
		"store the picture": assign((_, picture: Picture) => ({ picture })),
		"store the compressed picture": assign((_, compressed: CompressedPicture | undefined) => ({
			compressed,
		})),
		"store the address": enqueueActions(({ enqueue }, address: string) => {
			enqueue.assign({ address });
			enqueue.emit({ type: "uploaded", address });
		}),
	},
}).createMachine({
	id: "upload slot",
	context: emptySlot,
	initial: "empty",
	on: {
		choose: [
			{
				guard: "is rejected",
				target: ".failed and cleared",
				actions: { type: "clear", params: ({ event }) => rejectionOf(event.picture) },
			},
			{
				target: ".compressing",
				actions: [
					{ type: "clear", params: undefined },
					{ type: "store the picture", params: ({ event }) => event.picture },
				],
			},
		],
		remove: { target: ".empty", actions: { type: "clear", params: undefined } },
	},
	states: {
		empty: {},
		compressing: {
			tags: "busy",
			invoke: {
				id: "compress",
				src: "compress",
				input: ({ context }) => requireValue(context.picture),
				onDone: [
					{
						guard: hasFailed,
						target: "failed and cleared",
						actions: { type: "clear", params: { is: "unreadable" } },
					},
					{ target: "uploading", actions: { type: "store the compressed picture", params: answerOf } },
				],
				onError: { target: "failed and cleared", actions: { type: "clear", params: { is: "unreadable" } } },
			},
		},
		uploading: {
			tags: "busy",
			invoke: {
				id: "upload",
				src: "upload",
				input: ({ context }) => requireValue(context.compressed),
				onDone: [
					{
						guard: hasFailed,
						target: "failed and cleared",
						actions: { type: "clear", params: ({ event }) => uploadFailure(failureOf({ event })) },
					},
					{
						target: "uploaded",
						actions: { type: "store the address", params: (answered) => requireValue(answerOf(answered)) },
					},
				],
				onError: {
					target: "failed and cleared",
					actions: { type: "clear", params: uploadFailure(undefined) },
				},
			},
		},
		uploaded: {},
		"failed and cleared": {},
	},
});
