import { upload } from "@tradewind/contracts";
import { examplePicture } from "@tradewind/contracts/pact";
import { compressedPicture, ImageUploads } from "@tradewind/domain/upload";
import { consumes } from "../pact/consumer-test.ts";

const { name, mediaType, base64 } = examplePicture;
const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const content = new Blob([bytes], { type: mediaType });

export const pact = [
	consumes(
		upload.uploadImage,
		ImageUploads.use((port) =>
			port.upload(compressedPicture({ name, mediaType, size: content.size, content })),
		),
		upload.uploadImage.example.reply.url,
	),
];
