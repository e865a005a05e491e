import { upload as calls } from "@tradewind/contracts";
import { refuse, reply } from "../api/answer.ts";
import { fileRoute } from "../api/route.ts";
import type { Core } from "../core/core.ts";
import { createPicturePages } from "./picture-pages.ts";
import { createUploads } from "./uploads.ts";
import { createViewers } from "./viewers.ts";

export const upload = ({ tokens, sessions }: Core) => {
	const uploads = createUploads(tokens("uploads"));
	const viewers = createViewers(tokens("viewers"));
	return {
		uploads,
		viewers,
		routes: [
			fileRoute(calls.uploadImage, ({ customer, viewer, owner }, file) => {
				if (!file) return refuse("upload.missing");
				if (file.bytes.length === 0) return refuse("upload.empty");
				const url = uploads.store(file.bytes, { customerId: customer?.id, viewer, share: owner });
				return url === undefined ? refuse("upload.notPicture") : reply({ url });
			}),
		],
		pages: createPicturePages({ uploads, viewers, sessions }),
	};
};

export type Upload = ReturnType<typeof upload>;
