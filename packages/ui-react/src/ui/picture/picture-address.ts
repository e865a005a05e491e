import { configuration } from "../../storage/configuration.ts";

/** A file of the platform. A path with escapes could be another one for the server. */
const mediaFile = /^\/media\/[\w./-]+$/;

/** What answers calls; `//api` and `/API` may lead there, too. */
const callPath = /^\/+(api|v2|__control)(\/|$)/i;

/**
 * The address of a picture or film that the server names: of another https origin, or a media file of the platform.
 * Empty for any other, e.g. that of a call: a picture is a GET, and GETs are commands.
 */
export const pictureAddress = (text: string | null | undefined, own = configuration.api): string => {
	const url = parsed(text, own);
	if (url?.origin === own)
		return mediaFile.test(url.pathname) ? ownPrefix(own) + url.pathname + url.search : "";
	return url && isHttps(url) ? url.href : "";
};

/** Whether a link of the server's HTML leads to an https page that is not a call of the platform. */
export const isLinkAddress = (text: string | null, own = configuration.api): boolean => {
	const url = /^https:/i.test(text ?? "") ? parsed(text, own) : undefined;
	return url !== undefined && isHttps(url) && !(url.origin === own && callPath.test(url.pathname));
};

const isHttps = ({ protocol, username, password }: URL): boolean =>
	protocol === "https:" && username === "" && password === "";

/** Nothing where the platform has the origin of the pages. The build and the tests have no location. */
const ownPrefix = (own: string): string => (own === (globalThis.location?.origin ?? own) ? "" : own);

const parsed = (text: string | null | undefined, base: string): URL | undefined => {
	try {
		return text ? new URL(text, base) : undefined;
	} catch {
		return undefined;
	}
};
