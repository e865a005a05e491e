import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Hashes of inline scripts and styles, as the build writes them into `csp.json`. */
interface InlineHashes {
	readonly scripts: readonly string[];
	/** Of the styles of each page, by its file. */
	readonly styles: Readonly<Record<string, string>>;
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
	return async (file: string): Promise<Readonly<Record<string, string>>> => {
		const known = await hashes;
		return {
			"referrer-policy": "same-origin",
			"permissions-policy": permissions,
			"cross-origin-opener-policy": "same-origin",
			...(known && { "content-security-policy": contentPolicy(known, file, framedSite()) }),
		};
	};
};

const readHashes = async (directory: string): Promise<InlineHashes | undefined> => {
	const text = await readFile(join(directory, "csp.json"), "utf8").catch(() => undefined);
	return text === undefined ? undefined : JSON.parse(text);
};

const contentPolicy = (
	{ scripts, styles }: InlineHashes,
	file: string,
	framedSite: string | undefined,
): string => {
	const quoted = (hashes: readonly (string | undefined)[]) =>
		hashes.map((hash) => (hash ? ` '${hash}'` : "")).join("");
	return [
		"default-src 'self'",
		`script-src 'self'${quoted(scripts)}`,
		"require-trusted-types-for 'script'",
		"trusted-types dompurify tradewind-worker tradewind-picture-worker",
		`style-src 'self'${quoted([styles[file]])}`,
		"worker-src 'self'",
		`frame-src 'self'${framedSite ? ` ${framedSite}` : ""}`,
		"img-src 'self' data: https:",
		"media-src 'self' https:",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
};
