import { describe, expect, test } from "vitest";
import { photoOf } from "./image-uploads.test-support.ts";
import {
	compression,
	contentRejectionOf,
	maxPictureSize,
	maxPixels,
	pictureMediaTypes,
	rejectionOf,
} from "./picture-limits.ts";

describe("Spec 1 §9, Spec 2 §9: the limits of a slot", () => {
	test("pictures are redrawn at quality 0.7 and at most 1440 pixels wide, as JPEG", () => {
		expect(compression).toEqual({ quality: 0.7, maxWidth: 1440, mediaType: "image/jpeg" });
	});

	test.each([...pictureMediaTypes, "IMAGE/JPEG", ""])(
		"a picture of media type '%s' is accepted",
		(mediaType) => {
			expect(rejectionOf(photoOf("a", { mediaType }))).toBeUndefined();
		},
	);

	test.each(["application/pdf", "image/svg+xml", "image/gif", "video/mp4", "text/html", "image/"])(
		"a file of media type %s is refused",
		(mediaType) => {
			expect(rejectionOf(photoOf("a", { mediaType }))).toEqual({ is: "not a picture" });
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
