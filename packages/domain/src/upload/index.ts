export { type Compress, ImageUploads, PictureRejected, PictureUnreadable } from "./image-uploads.port.ts";
export { type CompressedPicture, compressedPicture, type Picture, picture } from "./picture.ts";
export { readPictureHeader } from "./picture-header.ts";
export { compression, contentRejectionOf, maxPictureSize, maxPixels, redrawnSize } from "./picture-limits.ts";
export type { SlotFailure } from "./slot-failure.ts";
export { uploadSlotMachine } from "./upload-slot.machine.ts";
