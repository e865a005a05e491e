import type { Limits } from "../safety/limits.ts";

/** A request with its body in memory; `undefined` if the body is larger than allowed. Stops reading there. */
export const withBoundedBody = async (
	request: Request,
	{ bodyBytes, uploadBytes }: Pick<Limits, "bodyBytes" | "uploadBytes">,
): Promise<Request | undefined> => {
	const { method, headers, url } = request;
	const isUpload = /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
	const maxBytes = isUpload ? uploadBytes : bodyBytes;
	if (Number(headers.get("content-length")) > maxBytes) return undefined;
	if (request.body === null) return request;
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of request.body) {
		bytes += chunk.length;
		if (bytes > maxBytes) return undefined;
		chunks.push(chunk);
	}
	return new Request(url, { method, headers, body: Buffer.concat(chunks) });
};
