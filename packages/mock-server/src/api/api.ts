import { calls } from "@tradewind/contracts";
import { Hono } from "hono";
import { mediaPath } from "../content/media.ts";
import { createChatRoutes } from "../support/chat.routes.ts";
import { uploadsPath } from "../upload/uploads.ts";
import type { World } from "../world.ts";
import type { Noun } from "./noun.ts";
import { respond } from "./respond.ts";

/** The platform's calls over HTTP. Every call of the contract must have its route. */
export const createApi = (world: World): Hono => {
	const api = new Hono();
	const nouns: readonly Noun[] = Object.values(world.nouns);
	const routes = nouns.flatMap((noun) => noun.routes);
	for (const call of calls) {
		const route = routes.find((each) => each.call.id === call.id);
		if (!route) throw new Error(`The call ${call.id} has no route`);
		api.on(call.method, call.path, ({ req }) => respond(world, route, req.raw));
		api.all(call.path, (context) => context.text("Method not allowed", 405, { allow: call.method }));
	}
	api.onError((error) => {
		throw error;
	});
	api.get(
		`${uploadsPath}:name`,
		(context) => world.nouns.upload.serve(context.req.param("name"), context.req.raw) ?? context.notFound(),
	);
	api.route("/", createChatRoutes(world.nouns.support.chat));
	api.get(`${mediaPath}:name`, (context) => {
		const name = context.req.param("name");
		const picture = nouns.map(({ pictureOf }) => pictureOf?.(name)).find((svg) => svg !== undefined);
		return picture === undefined
			? context.notFound()
			: context.body(picture, 200, { "content-type": "image/svg+xml", "cache-control": "max-age=86400" });
	});
	return api;
};
