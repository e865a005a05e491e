import type { Picture } from "./picture.ts";
import type { PictureHeader } from "./picture-header.ts";
import type { SlotFailure } from "./slot-failure.ts";

/** How a picture is redrawn before it leaves the device (Spec 1 §9, Spec 2 §9); `maxWidth` is in pixels. */
export const compression = { quality: 0.7, maxWidth: 1440, mediaType: "image/jpeg" } as const;

/** Accepted media types, one file per slot. Some devices decode HEIC and HEIF; the others reject them. */
export const pictureMediaTypes = [
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/heic",
	"image/heif",
] as const;

/** Every browser and the platform can show these: only they may be uploaded without being redrawn. */
const commonMediaTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** Maximum size before compression in bytes: 20 MiB. */
export const maxPictureSize = 20 * 1024 * 1024;

/** Maximum number of pixels: 25 megapixels. Decoded, they take 100 MB of memory. */
export const maxPixels = 25_000_000;

/** Whether a picture that cannot be redrawn may be uploaded as it is. */
export const mayBeSentAsItIs = ({ mediaType }: Picture): boolean =>
	commonMediaTypes.includes(mediaType.toLowerCase());

/** Why a picture is rejected before its content is read. An unknown media type is accepted: the content decides. */
export const rejectionOf = ({ mediaType, size }: Picture): SlotFailure | undefined => {
	const isAccepted = pictureMediaTypes.some((accepted) => accepted === mediaType.toLowerCase());
	if (mediaType !== "" && !isAccepted) return { is: "not a picture" };
	if (size === 0) return { is: "empty file" };
	return size > maxPictureSize ? { is: "too large", limit: maxPictureSize } : undefined;
};

/** Why a picture is rejected after its header was read; `undefined` is no header of a picture. */
export const contentRejectionOf = (header: PictureHeader | undefined): SlotFailure | undefined => {
	if (!header) return { is: "not a picture" };
	if (header.isAnimated) return { is: "animated" };
	return (header.pixels ?? 0) > maxPixels ? { is: "too many pixels", limit: maxPixels } : undefined;
};
