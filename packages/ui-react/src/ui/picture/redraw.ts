import { compression, redrawnSize } from "@tradewind/domain/upload";
import imageCompression from "browser-image-compression";

const { mediaType, quality } = compression;

/**
 * The picture of `file` by `compression`: upright, without camera data. It never returns the file itself. Rejects if the device
 * cannot decode it.
 */
export const redraw = async (file: File): Promise<Blob> => {
	// The library knows how each browser decodes, and how large its canvas may be. It draws on white: a JPEG is opaque.
	const [decoded, drawn] = await imageCompression.drawFileInCanvas(file, { fileType: mediaType });
	if ("close" in decoded) decoded.close();
	const { width, height } = redrawnSize(drawn);
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext("2d");
	if (!context) throw new Error("There is no canvas");
	context.imageSmoothingQuality = "high";
	context.drawImage(drawn, 0, 0, width, height);
	freeMemory(drawn);
	return canvas.convertToBlob({ type: mediaType, quality });
};

const freeMemory = (canvas: HTMLCanvasElement): void => {
	canvas.width = 0;
	canvas.height = 0;
};
