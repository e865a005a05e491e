/** By default an answer is not cached, and is not read as another type than its own (docs/platform.md). */
export const withSafeHeaders = (answer: Response): Response => {
	const { headers } = answer;
	if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
	headers.set("x-content-type-options", "nosniff");
	return answer;
};
