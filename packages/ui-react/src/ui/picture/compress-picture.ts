import {
	type Compress,
	type CompressedPicture,
	compressedPicture,
	compression,
	contentRejectionOf,
	type Picture,
	PictureRejected,
	PictureUnreadable,
	readPictureHeader,
} from "@tradewind/domain/upload";
import { Effect } from "effect";
import { redrawInWorker } from "./redraw-in-worker.ts";

/** Camera data before the size of a JPEG can be large. */
const headerBytes = 1024 * 1024;

/** Redraws a picture of this device, whose content is a File. */
export const compressPicture: Compress = (picture) =>
	Effect.tryPromise({
		try: (signal) => compress(picture, signal),
		catch: (error) =>
			error instanceof PictureRejected || error instanceof PictureUnreadable
				? error
				: new PictureUnreadable({ detail: detailOf(error), format: undefined }),
	});

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : "cannot be decoded");

const compress = async (picture: Picture, signal: AbortSignal): Promise<CompressedPicture> => {
	const { content, name } = picture;
	if (!(content instanceof Blob)) throw new Error("The content of the picture is no file");
	const header = readPictureHeader(await firstBytesOf(content));
	const failure = contentRejectionOf(header);
	if (!header || failure) throw new PictureRejected({ failure: failure ?? { is: "not a picture" } });
	const file = new File([content], name, { type: `image/${header.format}` });
	const redrawn = await redrawHere(file, signal).catch((error: unknown) => {
		if (header.format === "heic") throw new PictureRejected({ failure: { is: "unsupported format" } });
		throw new PictureUnreadable({ detail: detailOf(error), format: header.format });
	});
	return compressedPicture({
		name: `${name.replace(/\.\w+$/, "")}.jpg`,
		mediaType: compression.mediaType,
		size: redrawn.size,
		content: redrawn,
	});
};

/** A file can disappear between its choice and its reading. */
const firstBytesOf = async (content: Blob): Promise<Uint8Array> => {
	try {
		return new Uint8Array(await content.slice(0, headerBytes).arrayBuffer());
	} catch {
		throw new PictureRejected({ failure: { is: "unreadable" } });
	}
};

/** In a worker; on the page where no worker can redraw pictures, as in Safari. */
const redrawHere = async (file: File, signal: AbortSignal): Promise<Blob> => {
	try {
		return await redrawInWorker(file, signal);
	} catch (error) {
		if (signal.aborted) throw error;
		const { redraw } = await import("./redraw.ts");
		return redraw(file);
	}
};
