import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const minBytes = 1024;
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a text response of 1 kB or more, if the client accepts it. */
export const compressed = async (request: Request, response: Response): Promise<Response> => {
	const accepted = request.headers.get("accept-encoding") ?? "";
	const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;
	const isText = /json|svg|text/.test(response.headers.get("content-type") ?? "");
	if (!encoding || !isText || response.headers.has("content-encoding")) return response;
	const body = Buffer.from(await response.arrayBuffer());
	const headers = new Headers(response.headers);
	headers.set("vary", "accept-encoding");
	headers.delete("content-length");
	if (body.length < minBytes) return new Response(body, { status: response.status, headers });
	headers.set("content-encoding", encoding);
	const packed = encoding === "br" ? await brotli(body, fastBrotli) : await zip(body);
	return new Response(packed, { status: response.status, headers });
};
