import { upload as contract } from "@tradewind/contracts";
import { ImageUploads } from "@tradewind/domain/upload";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";

/** Upload of pictures over HTTP; their content is a Blob. */
export const imageUploads = adapter(ImageUploads, (http) => ({
	upload: ({ name, content }) =>
		content instanceof Blob
			? Effect.map(http.upload(contract.uploadImage, { name, content }), ({ url }) => url)
			: Effect.die(new Error("The content of the picture is no Blob")),
}));
