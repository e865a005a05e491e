import { Effect, Layer } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import { type Compress, ImageUploads, PictureRejected } from "./image-uploads.port.ts";
import { type CompressedPicture, compressedPicture, type Picture, picture } from "./picture.ts";
import { compression } from "./picture-limits.ts";

/** The content of a test photo: its pixels, and the camera's metadata. */
export interface Shot {
	readonly width: number;
	readonly exif: string | undefined;
}

export const photoOf = (name: string, change: Partial<Omit<Picture, "content">> = {}): Picture =>
	picture({
		name,
		mediaType: "image/jpeg",
		size: 4_000_000,
		content: { width: 4032, exif: "22.28 N 114.16 E" } satisfies Shot,
		...change,
	});

export const compressedOf = (original: Picture): CompressedPicture =>
	compressedPicture({
		name: original.name,
		mediaType: compression.mediaType,
		size: 300_000,
		content: { width: compression.maxWidth, exif: undefined } satisfies Shot,
	});

export const addressOf = (name: string): string => `https://files.test/${name}`;

/** A device that cannot decode HEIC. */
export const memoryCompress: Compress = (original) =>
	/hei[cf]/i.test(original.mediaType + original.name)
		? Effect.fail(new PictureRejected({ failure: { is: "unsupported format" } }))
		: Effect.succeed(compressedOf(original));

/** A platform that stores every upload, or answers with `failure`. */
export const memoryImageUploads = (failure?: QueryError) => {
	const kept: (CompressedPicture | Picture)[] = [];
	const layer = Layer.succeed(ImageUploads, {
		upload: (uploaded) =>
			Effect.suspend(() => {
				if (failure) return Effect.fail(failure);
				kept.push(uploaded);
				return Effect.succeed(addressOf(uploaded.name));
			}),
	});
	return { layer, kept };
};
