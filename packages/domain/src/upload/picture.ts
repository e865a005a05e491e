import type { Brand } from "effect";

export interface Photo {
	readonly name: string;
	/** As the device tells it; empty where it doesn't know, as many do of HEIC. */
	readonly mediaType: string;
	/** In bytes. */
	readonly size: number;
	/** The picture itself. Only the adapters know what it is. */
	readonly content: unknown;
}

/** A picture as the customer chose it: it may be huge, lie on its side and tell where it was taken. */
export type Picture = Photo & Brand.Brand<"Picture">;
export const picture = (photo: Photo): Picture => photo as Picture;

/**
 * A picture that was drawn anew: right way up, no wider than `compression.maxWidth`, without the data that a camera puts
 * in (EXIF, GPS). Only the adapter that draws it makes one, and only such a picture can be uploaded.
 */
export type CompressedPicture = Photo & Brand.Brand<"CompressedPicture">;
export const compressedPicture = (photo: Photo): CompressedPicture => photo as CompressedPicture;
