import { Effect, type Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { ImageUploads } from "./image-uploads.port.ts";
import { addressOf, memoryCompress, memoryImageUploads, photoOf } from "./image-uploads.test-support.ts";
import type { CompressedPicture, Picture } from "./picture.ts";
import { uploadSlotMachine } from "./upload-slot.machine.ts";
import { offline, passport } from "./upload-slot.test-support.ts";

describe("Pitfall 13: photos from phones, on a device that cannot decode HEIC", () => {
	const startOn = (device: ReturnType<typeof memoryImageUploads>) => {
		const run = <Input, A, E>(ask: (input: Input) => Effect.Effect<A, E, ImageUploads>) =>
			fromPromise<Result.Result<A, E>, Input>(({ input }) =>
				Effect.runPromise(Effect.result(Effect.provide(ask(input), device.layer))),
			);
		const actor = createActor(
			uploadSlotMachine.provide({
				actors: {
					compress: run(memoryCompress),
					upload: run((one: CompressedPicture | Picture) => ImageUploads.use(({ upload }) => upload(one))),
				},
			}),
		).start();
		return async (picture: Picture) => {
			actor.send({ type: "choose", picture });
			const { value, context } = await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
			return [value, context.address ?? context.failure];
		};
	};

	test("an uploaded photo is 1440 wide and has no camera metadata", async () => {
		const device = memoryImageUploads();
		expect(await startOn(device)(passport)).toEqual(["uploaded", addressOf("passport.jpg")]);
		expect(device.kept.map(({ content }) => content)).toEqual([{ width: 1440, exif: undefined }]);
	});

	test.each(["image/heic", ""])(
		"a HEIC photo of the type '%s' is refused with a reason",
		async (mediaType) => {
			const device = memoryImageUploads();
			expect(await startOn(device)(photoOf("IMG_1.HEIC", { mediaType }))).toEqual([
				"failed and cleared",
				{ is: "unsupported format" },
			]);
			expect(device.kept).toEqual([]);
		},
	);

	test("an unreachable platform leaves the slot empty", async () => {
		const device = memoryImageUploads(offline);
		expect(await startOn(device)(passport)).toEqual(["failed and cleared", { is: "unreachable" }]);
	});
});
