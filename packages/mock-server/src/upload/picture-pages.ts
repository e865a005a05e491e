import { Hono } from "hono";
import type { RequestOrigin } from "../api/request-origin.ts";
import type { Sessions } from "../customers/sessions.ts";
import { type Uploads, uploadsPath } from "./uploads.ts";
import type { Viewers } from "./viewers.ts";

interface Parts {
	readonly uploads: Uploads;
	readonly viewers: Viewers;
	readonly sessions: Sessions;
}

/** The uploaded pictures; each is shown only to its owner. */
export const createPicturePages = ({ uploads, viewers, sessions }: Parts) => {
	const pages = new Hono<{ Bindings: RequestOrigin }>();
	pages.get(`${uploadsPath}:name`, (context) => {
		const request = context.req.raw;
		const customerId = sessions.holder(viewers.tokenOf(request))?.id;
		const picture = uploads.find(context.req.param("name"), {
			customerId,
			viewer: viewers.keyIn(request),
		});
		if (!picture) return context.notFound();
		return new Response(picture.bytes, {
			headers: {
				"content-type": picture.mediaType,
				"cache-control": "private, no-store",
				"x-content-type-options": "nosniff",
				"content-security-policy": "default-src 'none'",
			},
		});
	});
	return pages;
};
