import { content as contract } from "@tradewind/contracts";
import { type Media, Publications } from "@tradewind/domain/content";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";

/** Carousel and headlines of the home page, over HTTP. */
export const publications = adapter(Publications, (http) => ({
	carousel: Effect.map(http.query(contract.getBanners, {}, "low"), ({ data }) => data.flatMap(mediaOf)),
	headlines: Effect.map(http.query(contract.getHomeNews, {}, "low"), ({ data }) =>
		data.flatMap(({ id, title }) => (title?.trim() ? [{ id, title }] : [])),
	),
}));

/** None without an address; the rest is ours and may be missing. */
const mediaOf = (wire: typeof contract.Media.Type): readonly Media[] => {
	const { type, image, poster } = wire;
	const [title = "", alt = "", path = ""] = [wire.title, wire.alt, wire.path].map((text) => text?.trim());
	if (!image) return [];
	return [
		{ kind: type === "0" ? "image" : "video", url: image, ...(poster && { poster }), title, alt, path },
	];
};
