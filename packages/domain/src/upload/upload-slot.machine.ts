import { assign, emit, enqueueActions, setup } from "xstate";
import { requireValue } from "../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { PictureUnreadable } from "./image-uploads.port.ts";
import type { CompressedPicture, Picture } from "./picture.ts";
import { hasAcceptedType, rejectionOf } from "./picture-limits.ts";
import { type SlotFailure, uploadFailure } from "./slot-failure.ts";

export interface UploadSlotContext {
	/** The chosen picture for the preview; `undefined` in an empty slot. */
	readonly picture: Picture | undefined;
	/** `undefined` if the picture could not be compressed: then it is uploaded as it is. */
	readonly compressed: CompressedPicture | undefined;
	/** Its address on the platform once uploaded. */
	readonly address: string | undefined;
	/** Why the slot was cleared; until another picture is chosen or 'remove'. */
	readonly failure: SlotFailure | undefined;
}

export type UploadSlotEvent =
	| { readonly type: "choose"; readonly picture: Picture }
	/** Clears the slot: the customer removed the picture, or its form is done. */
	| { readonly type: "remove" };

/** For the form of the picture: it holds the address from 'uploaded' until 'cleared'. */
export type UploadSlotEmitted =
	| { readonly type: "uploaded"; readonly address: string }
	| { readonly type: "cleared" }
	/** For the log (Spec 2 §8); `detail` is `undefined` after a defect. */
	| { readonly type: "not compressed"; readonly detail: string | undefined };

const emptySlot: UploadSlotContext = {
	picture: undefined,
	compressed: undefined,
	address: undefined,
	failure: undefined,
};

/**
 * One picture of a form, from the choice to its address on the platform (Spec 1 §5, Spec 2 §5, §9). Before upload it
 * is redrawn: quality 0.7, at most 1440 pixels wide, upright, without camera data. A picture that cannot be redrawn
 * (HEIC on most devices) is logged by 'not compressed' and uploaded as it is; one without an accepted media type is
 * unreadable. A failed upload clears the slot with a reason: not a picture, too large, unreadable, refused by the
 * platform, unreachable. Choosing again retries. A lost
 * answer has no effect and clears the slot too. Another choice cancels the current picture, so that the slot holds
 * the last choice only. 'uploaded' is emitted once, and 'cleared' before another picture replaces it, so that a form
 * never sends a picture that is no longer shown.
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
		upload: requestActor<string, QueryError, CompressedPicture | Picture>(),
	},
	guards: {
		"is rejected": ({ event }) => event.type === "choose" && rejectionOf(event.picture) !== undefined,
		"may be uploaded as it is": ({ context }) => hasAcceptedType(requireValue(context.picture)),
	},
	actions: {
		clear: enqueueActions(({ context, enqueue }, failure: SlotFailure | undefined) => {
			if (context.address !== undefined) enqueue.emit({ type: "cleared" });
			enqueue.assign({ ...emptySlot, failure });
		}),
		"emit not compressed": emit((_, detail: string | undefined) => ({ type: "not compressed", detail })),
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
						target: "not compressed",
						actions: {
							type: "emit not compressed",
							params: (answered) => failureOf(answered)?.detail,
						},
					},
					{ target: "uploading", actions: { type: "store the compressed picture", params: answerOf } },
				],
				onError: {
					target: "not compressed",
					actions: { type: "emit not compressed", params: undefined },
				},
			},
		},
		/** Transient: the original is uploaded if its type is allowed. */
		"not compressed": {
			always: [
				{ guard: "may be uploaded as it is", target: "uploading" },
				{ target: "failed and cleared", actions: { type: "clear", params: { is: "unreadable" } } },
			],
		},
		uploading: {
			tags: "busy",
			invoke: {
				id: "upload",
				src: "upload",
				input: ({ context }) => context.compressed ?? requireValue(context.picture),
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
