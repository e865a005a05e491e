import type { Picture } from "./picture.ts";
import type { SlotFailure } from "./slot-failure.ts";

/** How a picture is redrawn before it leaves the device (Spec 1 §9, Spec 2 §9); `maxWidth` is in pixels. */
export const compression = { quality: 0.7, maxWidth: 1440, mediaType: "image/jpeg" } as const;

/**
 * Accepted media types, one file per slot. HEIC and HEIF are included because some phones can decode them; others
 * report a failure.
 */
export const pictureMediaTypes = [
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/heic",
	"image/heif",
] as const;

/** Maximum size before compression in bytes: 20 MiB. */
export const maxPictureSize = 20 * 1024 * 1024;

/** Whether the device names an accepted media type. Only such a picture may be uploaded without being redrawn. */
export const hasAcceptedType = ({ mediaType }: Picture): boolean =>
	pictureMediaTypes.some((accepted) => accepted === mediaType.toLowerCase());

/** Why a picture is rejected before decoding. An unknown media type is accepted: decoding decides. */
export const rejectionOf = (picture: Picture): SlotFailure | undefined => {
	const { mediaType, size } = picture;
	if (mediaType !== "" && !hasAcceptedType(picture)) return { is: "not a picture" };
	if (size === 0) return { is: "unreadable" };
	return size > maxPictureSize ? { is: "too large", limit: maxPictureSize } : undefined;
};
