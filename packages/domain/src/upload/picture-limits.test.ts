import { describe, expect, test } from "vitest";
import { photoOf } from "./image-uploads.test-support.ts";
import {
	compression,
	contentRejectionOf,
	maxPictureSize,
	maxPixels,
	mayBeSentAsItIs,
	redrawnSize,
	rejectionOf,
} from "./picture-limits.ts";

describe("Spec 1 §9, Spec 2 §9: the limits of a slot", () => {
	test("pictures are redrawn at quality 0.7 and at most 1440 pixels wide, as JPEG", () => {
		expect(compression).toEqual({ quality: 0.7, maxWidth: 1440, mediaType: "image/jpeg" });
	});

	test.each([
		[1200, 3000, 1200, 3000],
		[1080, 7200, 1080, 7200],
		[1440, 17_000, 1440, 17_000],
		[1441, 17_000, 1440, 16_988],
		[4032, 3024, 1440, 1080],
		[3024, 4032, 1440, 1920],
		[24_000, 1, 1440, 1],
	])("pitfall 34: only the width is limited: %d × %d is redrawn as %d × %d", (width, height, ...redrawn) => {
		const [redrawnWidth, redrawnHeight] = redrawn;
		expect(redrawnSize({ width, height })).toEqual({ width: redrawnWidth, height: redrawnHeight });
	});

	test.each(["image/jpeg", "image/jpg", "image/pjpeg", "application/octet-stream", "application/pdf", ""])(
		"pitfall 35: the label '%s' refuses no file, since its content decides",
		(mediaType) => {
			expect(rejectionOf(photoOf("a", { mediaType }))).toBeUndefined();
		},
	);

	test.each([
		["image/jpg", "jpeg", true],
		["application/octet-stream", "png", true],
		["", "webp", true],
		["image/jpeg", "heic", false],
		["IMAGE/JPEG", undefined, true],
		["image/heic", undefined, false],
		["", undefined, false],
	] as const)(
		"a file with the label '%s' and the content %s may be sent without being redrawn: %s",
		(mediaType, format, may) => {
			expect(mayBeSentAsItIs(photoOf("a", { mediaType }), format)).toBe(may);
		},
	);

	test.each([
		[0, { is: "empty file" }],
		[1, undefined],
		[20_971_520, undefined],
		[20_971_521, { is: "too large", limit: 20_971_520 }],
	])("a file of %d bytes: %o", (size, why) => {
		expect([rejectionOf(photoOf("a", { size })), maxPictureSize]).toEqual([why, 20_971_520]);
	});

	test.each([
		[undefined, { is: "not a picture" }],
		[{ format: "jpeg", pixels: 12_000_000, isAnimated: false }, undefined],
		[{ format: "jpeg", pixels: undefined, isAnimated: false }, undefined],
		[{ format: "heic", pixels: undefined, isAnimated: false }, undefined],
		[{ format: "jpeg", pixels: 25_000_000, isAnimated: false }, undefined],
		[
			{ format: "jpeg", pixels: 25_000_001, isAnimated: false },
			{ is: "too many pixels", limit: 25_000_000 },
		],
		[{ format: "webp", pixels: 100, isAnimated: true }, { is: "animated" }],
	] as const)("Spec 1 §5: a file with the header %o: %o", (header, why) => {
		expect([contentRejectionOf(header), maxPixels]).toEqual([why, 25_000_000]);
	});
});
