import { readFile } from "node:fs/promises";
import { mediaPath } from "../content/media.ts";
import { rangeOf } from "../content/video-range.ts";

const directory = new URL("../../media/", import.meta.url);
const name = /^[a-z-]+\.mp4$/;

/** The videos of the carousel, whole or by range: some browsers only play ranges. */
export const videoFor = async (request: Request): Promise<Response | undefined> => {
	const { pathname } = new URL(request.url);
	const file = pathname.startsWith(mediaPath) ? pathname.slice(mediaPath.length) : "";
	if (request.method !== "GET" || !name.test(file)) return undefined;
	const video = await readFile(new URL(file, directory)).catch(() => undefined);
	if (video === undefined) return undefined;
	return rangeOf(video, request);
};
