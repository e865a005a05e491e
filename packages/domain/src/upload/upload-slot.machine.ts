import { assign, emit, enqueueActions, setup } from "xstate";
import { requireValue } from "../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { PictureRejected, PictureUnreadable } from "./image-uploads.port.ts";
import type { CompressedPicture, Picture } from "./picture.ts";
import { mayBeSentAsItIs, rejectionOf } from "./picture-limits.ts";
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
	/** The picture of a slot that was cleared because the platform is unreachable: 'retry' chooses it again. */
	readonly retryable: Picture | undefined;
}

export type UploadSlotEvent =
	| { readonly type: "choose"; readonly picture: Picture }
	/** Chooses `retryable` again. */
	| { readonly type: "retry" }
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
	retryable: undefined,
};

/** What remains of a slot that is cleared. */
type Remains = Pick<UploadSlotContext, "failure" | "retryable">;

const cleared = (failure?: SlotFailure, retryable?: Picture): Remains => ({ failure, retryable });

/** A slot whose upload failed: only an unreachable platform may accept the same picture later. */
const afterUpload = (failure: SlotFailure, { picture }: UploadSlotContext): Remains =>
	cleared(failure, failure.is === "unreachable" ? picture : undefined);

const rejectionAfterReading = (
	failure: PictureUnreadable | PictureRejected | undefined,
): SlotFailure | undefined => (failure?._tag === "PictureRejected" ? failure.failure : undefined);

/** Whether the picture that could not be redrawn is uploaded all the same; `failure` is `undefined` after a defect. */
const isSentAsItIs = (
	{ picture }: UploadSlotContext,
	failure: PictureUnreadable | PictureRejected | undefined,
): boolean => failure?._tag !== "PictureRejected" && mayBeSentAsItIs(requireValue(picture), failure?.format);

const detailOf = (failure: PictureUnreadable | PictureRejected | undefined): string | undefined =>
	failure?._tag === "PictureUnreadable" ? failure.detail : undefined;

/**
 * One picture of a form, from the choice to its address on the platform (Spec 1 §5, Spec 2 §5, §9). Before upload it is redrawn:
 * quality 0.7, at most 1440 pixels wide, upright, without camera data. A picture whose content rules it out (no picture,
 * animated, too many pixels, HEIC that the device cannot decode) is rejected. One that cannot be redrawn for another reason is
 * logged by 'not compressed' and uploaded as it is, if it is a JPEG, PNG or WebP; otherwise it is unreadable. A failed upload
 * clears the slot with a reason. Choosing again retries, and after an unreachable platform or a lost answer 'retry' does so
 * with the same picture. Another choice cancels the current picture, so that the slot holds the last choice only. 'uploaded'
 * is emitted once, and 'cleared' before another picture replaces it, so that a form never sends a picture that is no longer
 * shown.
 */
export const uploadSlotMachine = setup({
	types: {} as {
		context: UploadSlotContext;
		events: UploadSlotEvent;
		emitted: UploadSlotEmitted;
		tags: "busy";
	},
	actors: {
		compress: requestActor<CompressedPicture, PictureUnreadable | PictureRejected, Picture>(),
		upload: requestActor<string, QueryError, CompressedPicture | Picture>(),
	},
	guards: {
		"is rejected": ({ event }) => event.type === "choose" && rejectionOf(event.picture) !== undefined,
		"can be retried": ({ context }) => context.retryable !== undefined,
	},
	actions: {
		clear: enqueueActions(({ context, enqueue }, remains: Remains) => {
			if (context.address !== undefined) enqueue.emit({ type: "cleared" });
			enqueue.assign({ ...emptySlot, ...remains });
		}),
		"emit not compressed": emit((_, detail: string | undefined) => ({ type: "not compressed", detail })),
		"store the picture": assign((_, picture: Picture) => ({ picture })),
		"store the compressed picture": assign((_, compressed: CompressedPicture | undefined) => ({
			compressed,
		})),
		"clear the reason": assign(cleared()),
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
				actions: { type: "clear", params: ({ event }) => cleared(rejectionOf(event.picture)) },
			},
			{
				target: ".compressing",
				actions: [
					{ type: "clear", params: cleared() },
					{ type: "store the picture", params: ({ event }) => event.picture },
				],
			},
		],
		remove: { target: ".empty", actions: { type: "clear", params: cleared() } },
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
						guard: (answered) => rejectionAfterReading(failureOf(answered)) !== undefined,
						target: "failed and cleared",
						actions: {
							type: "clear",
							params: (answered) => cleared(rejectionAfterReading(failureOf(answered))),
						},
					},
					{
						guard: ({ context, event }) =>
							hasFailed({ event }) && isSentAsItIs(context, failureOf({ event })),
						target: "uploading",
						actions: { type: "emit not compressed", params: (answered) => detailOf(failureOf(answered)) },
					},
					{
						guard: hasFailed,
						target: "failed and cleared",
						actions: [
							{ type: "emit not compressed", params: (answered) => detailOf(failureOf(answered)) },
							{ type: "clear", params: cleared({ is: "unreadable" }) },
						],
					},
					{ target: "uploading", actions: { type: "store the compressed picture", params: answerOf } },
				],
				onError: [
					{
						guard: ({ context }) => isSentAsItIs(context, undefined),
						target: "uploading",
						actions: { type: "emit not compressed", params: undefined },
					},
					{
						target: "failed and cleared",
						actions: [
							{ type: "emit not compressed", params: undefined },
							{ type: "clear", params: cleared({ is: "unreadable" }) },
						],
					},
				],
			},
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
						actions: {
							type: "clear",
							params: ({ context, event }) => afterUpload(uploadFailure(failureOf({ event })), context),
						},
					},
					{
						target: "uploaded",
						actions: { type: "store the address", params: (answered) => requireValue(answerOf(answered)) },
					},
				],
				onError: {
					target: "failed and cleared",
					actions: { type: "clear", params: ({ context }) => afterUpload(uploadFailure(undefined), context) },
				},
			},
		},
		uploaded: {},
		"failed and cleared": {
			on: {
				retry: {
					guard: "can be retried",
					target: "compressing",
					actions: [
						{ type: "store the picture", params: ({ context }) => requireValue(context.retryable) },
						"clear the reason",
					],
				},
			},
		},
	},
});
