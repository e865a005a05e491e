import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { PictureUnreadable } from "./image-uploads.port.ts";
import { addressOf, compressedOf, photoOf } from "./image-uploads.test-support.ts";
import { uploadSlotMachine } from "./upload-slot.machine.ts";
import {
	animated,
	empty,
	hollow,
	offline,
	passport,
	receipt,
	startSlot,
	startUploaded,
} from "./upload-slot.test-support.ts";

const undrawable = new PictureUnreadable({ detail: "cannot be decoded", format: "jpeg" });

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
		const { choose, compress, upload, state, isBusy, context, emitted } = startSlot();
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
		const { choose, compress, upload, state, context } = startSlot();
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
		const { choose, remove, compress, state, context, emitted } = startSlot();
		choose(passport);
		remove();
		expect([state(), context(), compress.interrupted(), emitted]).toEqual(["empty", empty, [true], []]);
	});
});

describe("Spec 2 §8: a picture that cannot be compressed", () => {
	test("is logged and uploaded as it is, if its type and size are allowed", async () => {
		const { choose, compress, upload, state, context, emitted } = startSlot();
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
			const { choose, compress, state } = startSlot();
			choose(photoOf("scan", { mediaType }));
			await compress.fail(undrawable);
			expect([mediaType, state()]).toEqual([mediaType, "uploading"]);
		}
	});

	test("is not uploaded as it is if other devices may not show its content", async () => {
		const { choose, compress, upload, state, context, emitted } = startSlot();
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
		const { choose, compress, upload, state, context } = startSlot();
		choose(photoOf("IMG_2", { mediaType: "" }));
		await compress.break();
		expect([state(), context(), upload.inputs()]).toEqual([
			"failed and cleared",
			{ ...empty, failure: { is: "unreadable" } },
			[],
		]);
	});

	test("because of a defect is uploaded as it is, too", async () => {
		const { choose, compress, upload, state, emitted } = startSlot();
		choose(passport);
		await compress.break();
		expect([state(), upload.inputs(), emitted]).toEqual([
			"uploading",
			[passport],
			[{ type: "not compressed", detail: undefined }],
		]);
	});
});
