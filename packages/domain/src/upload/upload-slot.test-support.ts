import { createActor } from "xstate";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { PictureRejected, type PictureUnreadable } from "./image-uploads.port.ts";
import { addressOf, compressedOf, photoOf } from "./image-uploads.test-support.ts";
import type { CompressedPicture, Picture } from "./picture.ts";
import { type UploadSlotEmitted, uploadSlotMachine } from "./upload-slot.machine.ts";

export const passport = photoOf("passport.jpg");

export const receipt = photoOf("receipt.jpg");

export const hollow = photoOf("hollow.jpg", { size: 0 });

export const animated = new PictureRejected({ failure: { is: "animated" } });

export const offline = new Unreachable({ reason: "offline" });

export const empty = {
	picture: undefined,
	compressed: undefined,
	address: undefined,
	failure: undefined,
	retryable: undefined,
};

export const startSlot = () => {
	const compress = scriptedRequest<CompressedPicture, PictureUnreadable | PictureRejected, Picture>();
	const upload = scriptedRequest<string, QueryError, CompressedPicture | Picture>();
	const actor = createActor(
		uploadSlotMachine.provide({ actors: { compress: compress.logic, upload: upload.logic } }),
	);
	const emitted: UploadSlotEmitted[] = [];
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	return {
		compress,
		upload,
		emitted,
		choose: (picture: Picture) => actor.send({ type: "choose", picture }),
		remove: () => actor.send({ type: "remove" }),
		retry: () => actor.send({ type: "retry" }),
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
	};
};

export const startUploaded = async () => {
	const slot = startSlot();
	slot.choose(passport);
	await slot.compress.succeed(compressedOf(passport));
	await slot.upload.succeed(addressOf("passport.jpg"));
	return slot;
};
