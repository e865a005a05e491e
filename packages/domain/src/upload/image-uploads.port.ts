import { Context, Data, type Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { CompressedPicture, Picture } from "./picture.ts";
import type { PictureHeader } from "./picture-header.ts";
import type { SlotFailure } from "./slot-failure.ts";

/** This device cannot decode the picture, which is of `format` by its content; `detail` is for the log (Spec 2 §8). */
export class PictureUnreadable extends Data.TaggedError("PictureUnreadable")<{
	readonly detail: string;
	readonly format: PictureHeader["format"] | undefined;
}> {}

/** The content of the picture rules it out. */
export class PictureRejected extends Data.TaggedError("PictureRejected")<{ readonly failure: SlotFailure }> {}

/**
 * Redraws a picture on this device by `compression`: upright, without EXIF and GPS. Never returns the original. Fails with
 * `PictureRejected` if its content rules it out (`contentRejectionOf`, or HEIC that cannot be decoded), and with
 * `PictureUnreadable` if it cannot be redrawn.
 */
export type Compress = (
	picture: Picture,
) => Effect.Effect<CompressedPicture, PictureUnreadable | PictureRejected>;

/** Upload of pictures (Spec 1 §5, Spec 2 §7). */
export class ImageUploads extends Context.Service<
	ImageUploads,
	{
		/**
		 * The picture's address on the platform. An original is uploaded only if it could not be redrawn. A lost upload has no
		 * effect except an unused picture: the call fails like a query and may be repeated.
		 */
		readonly upload: (picture: CompressedPicture | Picture) => Effect.Effect<string, QueryError>;
	}
>()("@tradewind/domain/upload/ImageUploads") {}
