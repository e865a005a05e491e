import type { Picture } from "./picture.ts";
import type { PictureHeader } from "./picture-header.ts";
import type { SlotFailure } from "./slot-failure.ts";

/**
 * How a picture is redrawn before it leaves the device (Spec 1 §9, Spec 2 §9); `maxWidth` is in pixels. The height has no
 * limit: the letters of a long screenshot would become too small to be read.
 */
export const compression = { quality: 0.7, maxWidth: 1440, mediaType: "image/jpeg" } as const;

/** The size of a redrawn picture in pixels, from its upright size. */
export const redrawnSize = (upright: PictureSize): PictureSize => {
	const width = Math.min(upright.width, compression.maxWidth);
	return { width, height: Math.max(1, Math.round((upright.height * width) / upright.width)) };
};

export interface PictureSize {
	readonly width: number;
	readonly height: number;
}

/** Every browser and the platform can show these: only they may be uploaded without being redrawn. */
const commonMediaTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** Maximum size before compression in bytes: 20 MiB. */
export const maxPictureSize = 20 * 1024 * 1024;

/** Maximum number of pixels: 25 megapixels. Decoded, they take 100 MB of memory. */
export const maxPixels = 25_000_000;

/**
 * Whether a picture that cannot be redrawn may be uploaded as it is. Its content decides; the label of the device only if
 * the content was not read.
 */
export const mayBeSentAsItIs = (
	{ mediaType }: Picture,
	format: PictureHeader["format"] | undefined,
): boolean => commonMediaTypes.includes(format === undefined ? mediaType.toLowerCase() : `image/${format}`);

/**
 * Why a picture is rejected before its content is read. Its media type proves nothing: devices label a JPEG `image/jpg`,
 * `application/octet-stream` or not at all.
 */
export const rejectionOf = ({ size }: Picture): SlotFailure | undefined => {
	if (size === 0) return { is: "empty file" };
	return size > maxPictureSize ? { is: "too large", limit: maxPictureSize } : undefined;
};

/** Why a picture is rejected after its header was read; `undefined` is no header of a picture. */
export const contentRejectionOf = (header: PictureHeader | undefined): SlotFailure | undefined => {
	if (!header) return { is: "not a picture" };
	if (header.isAnimated) return { is: "animated" };
	return (header.pixels ?? 0) > maxPixels ? { is: "too many pixels", limit: maxPixels } : undefined;
};
