import type { Picture } from "./picture.ts";
import type { SlotFailure } from "./slot-failure.ts";

/** How a picture is drawn anew before it leaves the device (Spec 1 §9, Spec 2 §9); `maxWidth` is in pixels. */
export const compression = { quality: 0.7, maxWidth: 1440, mediaType: "image/jpeg" } as const;

/** What a slot takes, one file each. HEIC and HEIF are taken because some phones can draw them; where one can't, that is told. */
export const pictureMediaTypes = [
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/heic",
	"image/heif",
] as const;

/** In bytes, before compression: 20 MiB, more than a phone's camera makes of a photo. */
export const maxPictureSize = 20 * 1024 * 1024;

/** Why a picture is not even looked into; a media type that the device doesn't know bars nothing, drawing it tells. */
export const rejectionOf = ({ mediaType, size }: Picture): SlotFailure | undefined => {
	const isAccepted =
		mediaType === "" || pictureMediaTypes.some((accepted) => accepted === mediaType.toLowerCase());
	if (!isAccepted) return { is: "not a picture" };
	if (size === 0) return { is: "unreadable" };
	return size > maxPictureSize ? { is: "too large", limit: maxPictureSize } : undefined;
};
