import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Hashes of inline scripts and styles, as the build writes them into `csp.json`. */
export interface InlineHashes {
	readonly scripts: readonly string[];
	/** Of the styles of each page, by its file. */
	readonly styles: Readonly<Record<string, string>>;
}

/** Origins other than that of the pages. */
export interface OtherOrigins {
	/** Of calls, pictures, the socket and the support chat of the platform. */
	readonly platform?: readonly string[];
	/** Of what else the pages may send to. */
	readonly monitoring?: readonly string[];
	/** Of other sites that pages may frame. */
	readonly frames?: readonly string[];
}

/** Interfaces of the device that the app does not use. */
const unusedFeatures =
	"accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb xr-spatial-tracking";

const permissions = unusedFeatures
	.split(" ")
	.map((feature) => `${feature}=()`)
	.join(", ");

/** The headers of a page of the built UI in `directory` (docs/platform.md). Without `csp.json` there is no policy of contents. */
export const createPageHeaders = (directory: string, framedSite: () => string | undefined) => {
	const hashes = readHashes(directory);
	const version = readJson<{ readonly build: string }>(join(directory, "version.json"));
	return async (file: string): Promise<Readonly<Record<string, string>>> => {
		const known = await hashes;
		const build = (await version)?.build;
		const framed = framedSite();
		return {
			...fixedPageHeaders,
			...(build !== undefined && { [buildHeader]: build }),
			...(known && {
				"content-security-policy": contentPolicy(known.scripts, known.styles[file], {
					frames: framed ? [framed] : [],
				}),
			}),
		};
	};
};

/** Names the build of a page, as its `app-build` and `version.json` do. */
export const buildHeader = "x-build-id";

/** Those that are equal on all pages. */
export const fixedPageHeaders = {
	"referrer-policy": "same-origin",
	"permissions-policy": permissions,
	"cross-origin-opener-policy": "same-origin",
} as const;

const readHashes = (directory: string) => readJson<InlineHashes>(join(directory, "csp.json"));

const readJson = async <Value>(file: string): Promise<Value | undefined> => {
	const text = await readFile(file, "utf8").catch(() => undefined);
	return text === undefined ? undefined : JSON.parse(text);
};

/** The policy of a page with these inline scripts and this inline style. */
export const contentPolicy = (
	scripts: readonly string[],
	style: string | undefined,
	{ platform = [], monitoring = [], frames = [] }: OtherOrigins,
): string => {
	const quoted = (hashes: readonly (string | undefined)[]) =>
		hashes.map((hash) => (hash ? ` '${hash}'` : "")).join("");
	const listed = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join("");
	const reached = [...platform, ...monitoring];
	return [
		"default-src 'self'",
		...(reached.length > 0 ? [`connect-src 'self'${listed(reached)}`] : []),
		`script-src 'self'${quoted(scripts)}`,
		"require-trusted-types-for 'script'",
		"trusted-types dompurify socket-worker picture-worker service-worker",
		`style-src 'self'${quoted([style])}`,
		"worker-src 'self'",
		`frame-src 'self'${listed([...webOrigins(platform), ...frames])}`,
		`img-src 'self' data: https:${listed(webOrigins(platform))}`,
		`media-src 'self' https:${listed(webOrigins(platform))}`,
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
};

/** Without the origin of a socket. */
const webOrigins = (origins: readonly string[]) => origins.filter((origin) => origin.startsWith("http"));
