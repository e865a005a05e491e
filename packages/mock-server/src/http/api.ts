import { calls } from "@tradewind/contracts";
import { Hono } from "hono";
import type { Noun } from "../api/noun.ts";
import type { RequestOrigin } from "../api/request-origin.ts";
import { mediaPath } from "../content/media.ts";
import type { World } from "../world.ts";
import { respond } from "./respond.ts";

/** An SVG that is opened as a page of its own runs nothing and loads nothing. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The platform's calls over HTTP. Every call of the contract must have its route. */
export const createApi = (world: World): Hono<{ Bindings: RequestOrigin }> => {
	const api = new Hono<{ Bindings: RequestOrigin }>();
	const nouns: readonly Noun[] = Object.values(world.nouns);
	const routes = nouns.flatMap((noun) => noun.routes ?? []);
	for (const call of calls) {
		const route = routes.find((each) => each.call.id === call.id);
		if (!route) throw new Error(`The call ${call.id} has no route`);
		const notAllowed = () =>
			new Response("Method not allowed", { status: 405, headers: { allow: call.method } });
		api.on(call.method, call.path, ({ req, env }) =>
			// The router answers a HEAD as a GET, and our GETs move money.
			req.raw.method === call.method ? respond(world, route, req.raw, env.client) : notAllowed(),
		);
		api.all(call.path, notAllowed);
	}
	api.onError((error) => {
		throw error;
	});
	for (const { pages } of nouns) if (pages) api.route("/", pages);
	api.get(`${mediaPath}:name`, (context) => {
		const name = context.req.param("name");
		const picture = nouns.map(({ pictureOf }) => pictureOf?.(name)).find((svg) => svg !== undefined);
		return picture === undefined
			? context.notFound()
			: context.body(picture, 200, {
					"content-type": "image/svg+xml",
					"cache-control": "max-age=86400",
					"content-security-policy": picturePolicy,
				});
	});
	return api;
};
