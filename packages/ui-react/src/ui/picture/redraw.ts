import { compression } from "@tradewind/domain/upload";
import imageCompression from "browser-image-compression";

/**
 * The picture of `file` by `compression`: upright, without camera data. It never returns the file itself. Rejects if the device
 * cannot decode it.
 */
export const redraw = (file: File): Promise<Blob> =>
	imageCompression(file, {
		initialQuality: compression.quality,
		maxWidthOrHeight: compression.maxWidth,
		fileType: compression.mediaType,
		// It already runs in a worker of ours: the library would load one from a blob, which the page's policy forbids.
		useWebWorker: false,
		// A small picture that grows is redrawn once more, not ten times at ever lower quality.
		maxIteration: 1,
	});
