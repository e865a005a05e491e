import type { Brand } from "effect";

export interface Photo {
	readonly name: string;
	/** As reported by the device; empty if unknown, as is common for HEIC. */
	readonly mediaType: string;
	/** In bytes. */
	readonly size: number;
	/** The image data, opaque to the domain. */
	readonly content: unknown;
}

/** A picture as chosen by the customer: possibly large, rotated, and with location data. */
export type Picture = Photo & Brand.Brand<"Picture">;
export const picture = (photo: Photo): Picture => photo as Picture;

/**
 * A redrawn picture: upright, no wider than `compression.maxWidth`, without camera data (EXIF, GPS). Only the adapter
 * that redraws it creates one.
 */
export type CompressedPicture = Photo & Brand.Brand<"CompressedPicture">;
export const compressedPicture = (photo: Photo): CompressedPicture => photo as CompressedPicture;
