import { Context, Data, type Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { CompressedPicture, Picture } from "./picture.ts";

/** This device cannot decode the picture; `detail` is for the log (Spec 2 §8). */
export class PictureUnreadable extends Data.TaggedError("PictureUnreadable")<{ readonly detail: string }> {}

/**
 * Upload of pictures (Spec 1 §5, Spec 2 §7). A lost upload has no effect except an unused picture, so both calls fail
 * like queries and may be repeated.
 */
export class ImageUploads extends Context.Service<
	ImageUploads,
	{
		/**
		 * Redraws the picture by `compression`: upright, without EXIF and GPS. Fails if it cannot be decoded; never
		 * returns the original.
		 */
		readonly compress: (picture: Picture) => Effect.Effect<CompressedPicture, PictureUnreadable>;
		/** The picture's address on the platform. An original is uploaded only if it could not be compressed. */
		readonly upload: (picture: CompressedPicture | Picture) => Effect.Effect<string, QueryError>;
	}
>()("@tradewind/domain/upload/ImageUploads") {}
