/** A platform that runs already, on which the tests are to run, by BASE_URL and CONTROL_KEY. */
export const runningInstance = (): { readonly url: string; readonly key: string | undefined } | undefined => {
	const { BASE_URL: url, CONTROL_KEY: key } = process.env;
	return url ? { url, key: key || undefined } : undefined;
};
