import { describe, expect, test } from "vitest";
import { Refused } from "../request/request.errors.ts";
import { compressedOf, photoOf } from "./image-uploads.test-support.ts";
import { maxPictureSize } from "./picture-limits.ts";
import {
	animated,
	empty,
	hollow,
	offline,
	passport,
	startSlot,
	startUploaded,
} from "./upload-slot.test-support.ts";

const huge = photoOf("huge.jpg", { size: maxPictureSize + 1 });

describe("Spec 1 §5, Spec 2 §8: a picture that fails clears its slot and shows the reason", () => {
	test.each([
		[hollow, { is: "empty file" }],
		[huge, { is: "too large", limit: maxPictureSize }],
	])("%o is not decoded", (picture, failure) => {
		const { choose, compress, state, isBusy, context } = startSlot();
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
		const { choose, compress, upload, state, context, emitted } = startSlot();
		choose(passport);
		await compress.succeed(compressedOf(passport));
		await upload.fail(error);
		expect([state(), context(), emitted]).toEqual(["failed and cleared", { ...empty, ...remains }, []]);
	});

	test("an upload that ends with a defect is unfinished; choosing again is the retry", async () => {
		const { choose, compress, upload, state, context } = startSlot();
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
		const { choose, retry, compress, upload, state, context } = startSlot();
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
		const { choose, compress, upload, state, context, emitted } = startSlot();
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
		const { choose, remove, state, context } = startSlot();
		choose(hollow);
		remove();
		expect([state(), context()]).toEqual(["empty", empty]);
	});
});
