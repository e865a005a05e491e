import { Context, Data, type Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { CompressedPicture, Picture } from "./picture.ts";

/** This device could not draw the picture; `detail` is for the log (Spec 2 §8). */
export class PictureUnreadable extends Data.TaggedError("PictureUnreadable")<{ readonly detail: string }> {}

/**
 * Pictures on their way to the platform (Spec 1 §5, Spec 2 §7). Neither call spends anything: an upload whose answer is
 * lost is no doubt to be cleared up, only a picture that nobody will refer to, so it fails like a query and may be
 * tried again.
 */
export class ImageUploads extends Context.Service<
	ImageUploads,
	{
		/** Draws it anew by `compression`: right way up, without EXIF and GPS. Fails when it can't be drawn; never gives the original. */
		readonly compress: (picture: Picture) => Effect.Effect<CompressedPicture, PictureUnreadable>;
		/** The address under which the platform keeps it. */
		readonly upload: (picture: CompressedPicture) => Effect.Effect<string, QueryError>;
	}
>()("@tradewind/domain/upload/ImageUploads") {}
