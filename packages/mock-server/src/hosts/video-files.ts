import { readFile } from "node:fs/promises";
import { mediaPath } from "../content/media.ts";

const directory = new URL("../../media/", import.meta.url);
const name = /^[a-z-]+\.mp4$/;
const range = /^bytes=(\d+)-(\d*)$/;

/** The videos of the carousel, whole or by range: some browsers only play ranges. */
export const videoFor = async (request: Request): Promise<Response | undefined> => {
	const { pathname } = new URL(request.url);
	const file = pathname.startsWith(mediaPath) ? pathname.slice(mediaPath.length) : "";
	if (request.method !== "GET" || !name.test(file)) return undefined;
	const video = await readFile(new URL(file, directory)).catch(() => undefined);
	if (video === undefined) return undefined;
	const headers = {
		"content-type": "video/mp4",
		"cache-control": "max-age=86400",
		"accept-ranges": "bytes",
	};
	const [, from, to] = range.exec(request.headers.get("range") ?? "") ?? [];
	if (from === undefined) return new Response(video, { headers });
	const first = Number(from);
	const last = Math.min(to ? Number(to) : video.length - 1, video.length - 1);
	if (first > last)
		return new Response(null, { status: 416, headers: { "content-range": `bytes */${video.length}` } });
	return new Response(video.subarray(first, last + 1), {
		status: 206,
		headers: { ...headers, "content-range": `bytes ${first}-${last}/${video.length}` },
	});
};
