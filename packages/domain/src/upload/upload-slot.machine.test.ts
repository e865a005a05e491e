import { Effect, Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { type QueryError, Refused, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { ImageUploads, PictureRejected, PictureUnreadable } from "./image-uploads.port.ts";
import {
	addressOf,
	compressedOf,
	memoryCompress,
	memoryImageUploads,
	photoOf,
} from "./image-uploads.test-support.ts";
import type { CompressedPicture, Picture } from "./picture.ts";
import { maxPictureSize } from "./picture-limits.ts";
import { type UploadSlotEmitted, uploadSlotMachine } from "./upload-slot.machine.ts";

const passport = photoOf("passport.jpg");
const receipt = photoOf("receipt.jpg");
const hollow = photoOf("hollow.jpg", { size: 0 });
const huge = photoOf("huge.jpg", { size: maxPictureSize + 1 });
const animated = new PictureRejected({ failure: { is: "animated" } });
const undrawable = new PictureUnreadable({ detail: "cannot be decoded", format: "jpeg" });
const offline = new Unreachable({ reason: "offline" });
const empty = {
	picture: undefined,
	compressed: undefined,
	address: undefined,
	failure: undefined,
	retryable: undefined,
};

const start = () => {
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

const startUploaded = async () => {
	const slot = start();
	slot.choose(passport);
	await slot.compress.succeed(compressedOf(passport));
	await slot.upload.succeed(addressOf("passport.jpg"));
	return slot;
};

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const broke = (id: string) => ({ type: `xstate.error.actor.${id}` as const, error: new Error() });
	coverMachine(uploadSlotMachine, [
		{ type: "choose", picture: passport },
		{ type: "choose", picture: hollow },
		{ type: "choose", picture: photoOf("IMG_2", { mediaType: "" }) },
		{ type: "remove" },
		{ type: "retry" },
		done("compress", Result.fail(animated)),
		done("compress", Result.succeed(compressedOf(passport))),
		done("compress", Result.fail(undrawable)),
		done("compress", Result.fail(new PictureUnreadable({ detail: "", format: "gif" }))),
		broke("compress"),
		done("upload", Result.succeed(addressOf("passport.jpg"))),
		done("upload", Result.fail(offline)),
		broke("upload"),
	]);
});

describe("Spec 1 §5, Spec 2 §5: one picture", () => {
	test("is compressed, then uploaded, and its address emitted once", async () => {
		const { choose, compress, upload, state, isBusy, context, emitted } = start();
		expect([state(), isBusy(), context()]).toEqual(["empty", false, empty]);
		choose(passport);
		expect([state(), isBusy(), context()]).toEqual(["compressing", true, { ...empty, picture: passport }]);
		await compress.succeed(compressedOf(passport));
		expect([state(), isBusy(), upload.inputs()]).toEqual(["uploading", true, [compressedOf(passport)]]);
		expect(emitted).toEqual([]);
		await upload.succeed(addressOf("passport.jpg"));
		expect([state(), isBusy(), context()]).toEqual([
			"uploaded",
			false,
			{
				picture: passport,
				compressed: compressedOf(passport),
				address: addressOf("passport.jpg"),
				failure: undefined,
				retryable: undefined,
			},
		]);
		expect(emitted).toEqual([{ type: "uploaded", address: addressOf("passport.jpg") }]);
	});

	test("when removed, clears its address", async () => {
		const { remove, state, context, emitted } = await startUploaded();
		remove();
		expect([state(), context(), emitted.slice(1)]).toEqual(["empty", empty, [{ type: "cleared" }]]);
		remove();
		expect(emitted.length).toBe(2);
	});

	test("when replaced, clears its address before the next one starts", async () => {
		const { choose, compress, upload, state, context, emitted } = await startUploaded();
		choose(receipt);
		expect([state(), context(), emitted.slice(1)]).toEqual([
			"compressing",
			{ ...empty, picture: receipt },
			[{ type: "cleared" }],
		]);
		await compress.succeed(compressedOf(receipt));
		await upload.succeed(addressOf("receipt.jpg"));
		expect(emitted.slice(2)).toEqual([{ type: "uploaded", address: addressOf("receipt.jpg") }]);
	});

	test("chosen during another upload interrupts that one, whose late answer is ignored", async () => {
		const { choose, compress, upload, state, context } = start();
		choose(passport);
		choose(receipt);
		expect([compress.inputs(), compress.interrupted()]).toEqual([
			[passport, receipt],
			[true, false],
		]);
		await compress.succeed(compressedOf(passport));
		expect([state(), context()]).toEqual(["compressing", { ...empty, picture: receipt }]);
		await compress.succeed(compressedOf(receipt));
		choose(passport);
		expect([upload.interrupted(), state()]).toEqual([[true], "compressing"]);
		await upload.succeed(addressOf("receipt.jpg"));
		expect([state(), context()]).toEqual(["compressing", { ...empty, picture: passport }]);
	});

	test("removed during its upload is interrupted", () => {
		const { choose, remove, compress, state, context, emitted } = start();
		choose(passport);
		remove();
		expect([state(), context(), compress.interrupted(), emitted]).toEqual(["empty", empty, [true], []]);
	});
});

describe("Spec 1 §5, Spec 2 §8: a picture that fails clears its slot and shows the reason", () => {
	test.each([
		[hollow, { is: "empty file" }],
		[huge, { is: "too large", limit: maxPictureSize }],
	])("%o is not decoded", (picture, failure) => {
		const { choose, compress, state, isBusy, context } = start();
		choose(picture);
		expect([state(), isBusy(), context(), compress.inputs()]).toEqual([
			"failed and cleared",
			false,
			{ ...empty, failure },
			[],
		]);
	});

	test("a refused picture clears the previous one, too", async () => {
		const { choose, state, context, emitted } = await startUploaded();
		choose(hollow);
		expect([state(), context(), emitted.slice(1)]).toEqual([
			"failed and cleared",
			{ ...empty, failure: { is: "empty file" } },
			[{ type: "cleared" }],
		]);
	});

	test.each([
		[
			new Refused({ code: 0, message: "No" }),
			{ failure: { is: "upload refused", message: "No" }, retryable: undefined },
		],
		[offline, { failure: { is: "unreachable" }, retryable: passport }],
	])("an upload that ends with %s", async (error, remains) => {
		const { choose, compress, upload, state, context, emitted } = start();
		choose(passport);
		await compress.succeed(compressedOf(passport));
		await upload.fail(error);
		expect([state(), context(), emitted]).toEqual(["failed and cleared", { ...empty, ...remains }, []]);
	});

	test("an upload that ends with a defect is unfinished; choosing again is the retry", async () => {
		const { choose, compress, upload, state, context } = start();
		choose(passport);
		await compress.succeed(compressedOf(passport));
		await upload.break();
		expect([state(), context()]).toEqual([
			"failed and cleared",
			{ ...empty, failure: { is: "unreachable" }, retryable: passport },
		]);
		choose(passport);
		expect([state(), context()]).toEqual(["compressing", { ...empty, picture: passport }]);
	});

	test("'retry' uploads the same picture once more after an unreachable platform, and nothing after a refusal", async () => {
		const { choose, retry, compress, upload, state, context } = start();
		choose(passport);
		await compress.succeed(compressedOf(passport));
		await upload.fail(offline);
		retry();
		expect([state(), context()]).toEqual(["compressing", { ...empty, picture: passport }]);
		await compress.succeed(compressedOf(passport));
		await upload.fail(new Refused({ code: 0, message: "No" }));
		retry();
		expect([state(), upload.inputs().length]).toEqual(["failed and cleared", 2]);
	});

	test("a picture whose content rules it out is neither logged nor uploaded", async () => {
		const { choose, compress, upload, state, context, emitted } = start();
		choose(passport);
		await compress.fail(animated);
		expect([state(), context(), upload.inputs(), emitted]).toEqual([
			"failed and cleared",
			{ ...empty, failure: { is: "animated" } },
			[],
			[],
		]);
	});

	test("'remove' clears the reason", () => {
		const { choose, remove, state, context } = start();
		choose(hollow);
		remove();
		expect([state(), context()]).toEqual(["empty", empty]);
	});
});

describe("Spec 2 §8: a picture that cannot be compressed", () => {
	test("is logged and uploaded as it is, if its type and size are allowed", async () => {
		const { choose, compress, upload, state, context, emitted } = start();
		choose(passport);
		await compress.fail(undrawable);
		expect([state(), context(), upload.inputs(), emitted]).toEqual([
			"uploading",
			{ ...empty, picture: passport },
			[passport],
			[{ type: "not compressed", detail: "cannot be decoded" }],
		]);
		await upload.succeed(addressOf("passport.jpg"));
		expect([state(), context().address]).toEqual(["uploaded", addressOf("passport.jpg")]);
	});

	test("is uploaded as it is by its content, whatever its label (pitfall 35)", async () => {
		for (const mediaType of ["image/jpg", "application/octet-stream", ""]) {
			const { choose, compress, state } = start();
			choose(photoOf("scan", { mediaType }));
			await compress.fail(undrawable);
			expect([mediaType, state()]).toEqual([mediaType, "uploading"]);
		}
	});

	test("is not uploaded as it is if other devices may not show its content", async () => {
		const { choose, compress, upload, state, context, emitted } = start();
		choose(passport);
		await compress.fail(new PictureUnreadable({ detail: "cannot be decoded", format: "gif" }));
		expect([state(), context(), upload.inputs(), emitted]).toEqual([
			"failed and cleared",
			{ ...empty, failure: { is: "unreadable" } },
			[],
			[{ type: "not compressed", detail: "cannot be decoded" }],
		]);
	});

	test("because of a defect, which leaves its content unknown, is not uploaded if its label is unknown", async () => {
		const { choose, compress, upload, state, context } = start();
		choose(photoOf("IMG_2", { mediaType: "" }));
		await compress.break();
		expect([state(), context(), upload.inputs()]).toEqual([
			"failed and cleared",
			{ ...empty, failure: { is: "unreadable" } },
			[],
		]);
	});

	test("because of a defect is uploaded as it is, too", async () => {
		const { choose, compress, upload, state, emitted } = start();
		choose(passport);
		await compress.break();
		expect([state(), upload.inputs(), emitted]).toEqual([
			"uploading",
			[passport],
			[{ type: "not compressed", detail: undefined }],
		]);
	});
});

describe("Properties", () => {
	/** Requests that the test answers in any order, by the name of the picture. */
	const openRequests = <Input, A, E>(answer: (input: Input) => A) => {
		const open: (() => void)[] = [];
		return {
			open,
			logic: fromPromise<Result.Result<A, E>, Input>(
				({ input }) =>
					new Promise((resolve) => {
						open.push(() => resolve(Result.succeed(answer(input))));
					}),
			),
		};
	};
	const step = fc.oneof(
		fc.record({ is: fc.constant("choose" as const), which: fc.constantFrom(passport, receipt, hollow) }),
		fc.record({ is: fc.constant("remove" as const) }),
		fc.record({ is: fc.constantFrom("compressed" as const, "uploaded" as const), which: fc.nat(5) }),
	);

	test("in any order of choices and answers the form holds the address of the shown picture, or none", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
				const compress = openRequests<Picture, CompressedPicture, PictureUnreadable | PictureRejected>(
					compressedOf,
				);
				const upload = openRequests<CompressedPicture | Picture, string, QueryError>(({ name }) =>
					addressOf(name),
				);
				const actor = createActor(
					uploadSlotMachine.provide({ actors: { compress: compress.logic, upload: upload.logic } }),
				);
				let held: string | undefined;
				actor.on("uploaded", ({ address }) => {
					expect(held).toBeUndefined();
					held = address;
				});
				actor.on("cleared", () => {
					expect(held).toBeDefined();
					held = undefined;
				});
				actor.start();
				let chosen: Picture | undefined;
				for (const one of steps) {
					if (one.is === "choose") {
						chosen = one.which === hollow ? undefined : one.which;
						actor.send({ type: "choose", picture: one.which });
					} else if (one.is === "remove") {
						chosen = undefined;
						actor.send({ type: "remove" });
					} else {
						(one.is === "compressed" ? compress : upload).open[one.which]?.();
						for (let turn = 0; turn < 5; turn++) await Promise.resolve();
					}
					const { value, context } = actor.getSnapshot();
					expect([context.picture, context.address]).toEqual([chosen, held]);
					expect(held === undefined || held === addressOf(chosen?.name ?? "")).toBe(true);
					expect(value === "uploaded").toBe(held !== undefined);
				}
			}),
		);
	});
});

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
