import { content as contract } from "@tradewind/contracts";
import type { Publications } from "@tradewind/domain";
import { Effect } from "effect";
import type { Http } from "./http.ts";

/** What the platform publishes on the home page, over HTTP. */
export const publications = (http: Http): Publications["Service"] => ({
	carousel: Effect.map(http.ask(contract.getBanners, {}), ({ data }) =>
		data.map(({ type, image }) => ({ kind: type === "0" ? "image" : "video", url: image })),
	),
	headlines: Effect.map(http.ask(contract.getHomeNews, {}), ({ data }) => data),
});
