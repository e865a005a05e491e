import { calls } from "@tradewind/contracts";
import { Hono } from "hono";
import { accountRoutes } from "../account/account.routes.ts";
import { contentRoutes } from "../content/content.routes.ts";
import { mediaPath, pictureOf } from "../content/media.ts";
import { contractRoutes } from "../contract/contract.routes.ts";
import { copyTradingRoutes } from "../copy-trading/copy-trading.routes.ts";
import { marketRoutes } from "../market/market.routes.ts";
import { microRoutes } from "../micro/micro.routes.ts";
import { sessionRoutes } from "../session/session.routes.ts";
import { siteRoutes } from "../site/site.routes.ts";
import { supportRoutes } from "../support/support.routes.ts";
import type { World } from "../world.ts";
import { respond } from "./respond.ts";
import type { Route } from "./route.ts";

/** The platform's calls over HTTP. Every call of the contract must have its route. */
export const createApi = (world: World): Hono => {
	const api = new Hono();
	const routes = allRoutes(world);
	for (const call of calls) {
		const route = routes.find((each) => each.call.id === call.id);
		if (!route) throw new Error(`Nothing answers the call ${call.id}`);
		api.on(call.method, call.path, ({ req }) => respond(world, route, req.raw));
		api.all(call.path, (context) => context.text("Method not allowed", 405, { allow: call.method }));
	}
	api.onError((error) => {
		throw error;
	});
	api.get(`${mediaPath}:name`, (context) => {
		const picture = pictureOf(context.req.param("name"));
		return picture === undefined
			? context.notFound()
			: context.body(picture, 200, { "content-type": "image/svg+xml", "cache-control": "max-age=86400" });
	});
	return api;
};

const allRoutes = (world: World): readonly Route[] => [
	...siteRoutes(world),
	...supportRoutes(),
	...contentRoutes(world),
	...sessionRoutes(world),
	...accountRoutes(world),
	...marketRoutes(world),
	...contractRoutes(world),
	...microRoutes(world),
	...copyTradingRoutes(world),
];
