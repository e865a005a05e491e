import type { Configuration } from "../../packages/ui-react/src/storage/read-configuration.ts";

const emptyMeta = '<meta name="app-config" content=""';

/** The page with its configuration, and with the base path in all its addresses. Its inline scripts and styles stay the same. */
export const configuredPage = (html: string, { base }: Configuration, config: string): string => {
	if (!html.includes(emptyMeta))
		throw new Error("A page has no place for its configuration. Build the app again.");
	const text = JSON.stringify(JSON.parse(config)).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
	return html
		.replace(emptyMeta, () => emptyMeta.replace('content=""', () => `content="${text}"`))
		.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, (_, start: string) => start + base);
};

/** The web app manifest with the base path in all its addresses. */
export const configuredManifest = (manifest: string, { base }: Configuration): string =>
	JSON.stringify(JSON.parse(manifest), (_, value: unknown) =>
		typeof value === "string" && /^\/(?!\/)/.test(value) ? base + value.slice(1) : value,
	);
