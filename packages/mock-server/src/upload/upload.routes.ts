import { upload as calls } from "@tradewind/contracts";
import { refuse, reply } from "../api/answer.ts";
import { fileRoute } from "../api/route.ts";
import type { Core } from "../core/core.ts";

export const upload = ({ uploads, viewers, sessions }: Core) => ({
	routes: [
		fileRoute(calls.uploadImage, ({ customer, viewer, owner }, file) => {
			if (!file) return refuse("upload.missing");
			if (file.bytes.length === 0) return refuse("upload.empty");
			const url = uploads.store(file.bytes, { customerId: customer?.id, viewer, share: owner });
			return url === undefined ? refuse("upload.notPicture") : reply({ url });
		}),
	],
	/** The answer to the request for an uploaded picture; `undefined` if the caller is not its owner. */
	serve: (name: string, request: Request): Response | undefined => {
		const customerId = sessions.holder(viewers.tokenOf(request))?.id;
		const picture = uploads.find(name, { customerId, viewer: viewers.keyIn(request) });
		return (
			picture &&
			new Response(picture.bytes, {
				headers: {
					"content-type": picture.mediaType,
					"cache-control": "private, no-store",
					"x-content-type-options": "nosniff",
					"content-security-policy": "default-src 'none'",
				},
			})
		);
	},
});
