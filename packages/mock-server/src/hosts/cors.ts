/** What pages send beside the headers that every origin may send. */
const sentHeaders = "authorization, lang";
/** Seconds for which a browser does not ask again. */
const maxAge = "7200";

/**
 * Lets the pages of `pageOrigin` use a platform on another origin: answers their preflight requests, and marks the other
 * answers as readable by them. Without `pageOrigin` no page of another origin can read an answer.
 */
export const createCors = (pageOrigin: string | undefined) => ({
	preflight: (request: Request): Response | undefined =>
		request.method === "OPTIONS" && isFrom(request, pageOrigin)
			? new Response(null, {
					status: 204,
					headers: {
						"access-control-allow-methods": "GET, POST",
						"access-control-allow-headers": sentHeaders,
						"access-control-max-age": maxAge,
					},
				})
			: undefined,
	mark: (request: Request, answer: Response): Response => {
		if (pageOrigin === undefined) return answer;
		const { headers } = answer;
		headers.append("vary", "origin");
		if (!isFrom(request, pageOrigin)) return answer;
		headers.set("access-control-allow-origin", pageOrigin);
		headers.set("access-control-allow-credentials", "true");
		return answer;
	},
});

const isFrom = (request: Request, pageOrigin: string | undefined): boolean =>
	pageOrigin !== undefined && request.headers.get("origin") === pageOrigin;
