import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const worthwhileBytes = 1024;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Packs an answer of text that is long enough, as far as the client can unpack it. */
export const compressed = async (request: Request, response: Response): Promise<Response> => {
	const accepted = request.headers.get("accept-encoding") ?? "";
	const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;
	const isText = /json|svg|text/.test(response.headers.get("content-type") ?? "");
	if (!encoding || !isText || response.headers.has("content-encoding")) return response;
	const body = Buffer.from(await response.arrayBuffer());
	const headers = new Headers(response.headers);
	headers.set("vary", "accept-encoding");
	headers.delete("content-length");
	if (body.length < worthwhileBytes) return new Response(body, { status: response.status, headers });
	headers.set("content-encoding", encoding);
	const packed = encoding === "br" ? await brotli(body, quick) : await zip(body);
	return new Response(packed, { status: response.status, headers });
};
