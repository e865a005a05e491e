export { ImageUploads, PictureUnreadable } from "./image-uploads.port.ts";
export { type CompressedPicture, compressedPicture, type Picture, picture } from "./picture.ts";
export { compression, maxPictureSize, pictureMediaTypes } from "./picture-limits.ts";
export type { SlotFailure } from "./slot-failure.ts";
export {
	type UploadSlotContext,
	type UploadSlotEmitted,
	type UploadSlotEvent,
	uploadSlotMachine,
} from "./upload-slot.machine.ts";
