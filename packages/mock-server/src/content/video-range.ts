const range = /^bytes=(\d+)-(\d*)$/;

/** A video as the answer to a request: whole or the range that is asked for. */
export const rangeOf = (video: Uint8Array<ArrayBuffer>, request: Request): Response => {
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
