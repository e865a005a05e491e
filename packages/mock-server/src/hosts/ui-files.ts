import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, relative, sep } from "node:path";
import { createPageHeaders } from "./page-headers.ts";

const types: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json",
	".map": "application/json",
	".svg": "image/svg+xml",
	".png": "image/png",
	".ico": "image/x-icon",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
};

/** The compressed files that the build writes beside each file, best first. */
const encodings = [
	{ name: "br", ending: ".br" },
	{ name: "gzip", ending: ".gz" },
] as const;

const forever = "public, max-age=31536000, immutable";

/**
 * Serves the built UI from a directory; `undefined` if the request is for no file and no page. `framedSite`: the origin of
 * another site that pages may frame.
 */
export const createUiFiles = (directory: string, framedSite: () => string | undefined = () => undefined) => {
	const pageHeaders = createPageHeaders(directory, framedSite);
	return async (request: Request): Promise<Response | undefined> => {
		if (request.method !== "GET" && request.method !== "HEAD") return undefined;
		const path = safePath(new URL(request.url).pathname);
		const file =
			path === undefined ? undefined : await fileFor(directory, path, isPageRequest(request, path));
		if (file === undefined) return undefined;
		const { body, encoding } = await readBest(file, request.headers.get("accept-encoding") ?? "");
		const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
		const isPage = extname(file) === ".html";
		const headers = new Headers({
			"content-type": types[extname(file)] ?? "application/octet-stream",
			"cache-control": path?.startsWith("/assets/") ? forever : "no-cache",
			etag,
			vary: "accept-encoding",
			"x-content-type-options": "nosniff",
		});
		if (encoding) headers.set("content-encoding", encoding);
		if (isPage) {
			// These headers only matter for pages; other files are smaller without them.
			const name = relative(directory, file).replaceAll(sep, "/");
			for (const [header, value] of Object.entries(await pageHeaders(name))) headers.set(header, value);
		}
		if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
		return new Response(request.method === "HEAD" ? null : body, { headers });
	};
};

/** The path with single slashes and none at its end, unless it leads out of the directory. */
const safePath = (pathname: string): string | undefined => {
	const path = normalize(decoded(pathname)).replace(/(?<=.)[\\/]$/, "");
	return path.includes("\0") || path.split(sep).includes("..") ? undefined : path;
};

/** A `%` that encodes nothing stays, so that such an address gets the app. */
const decoded = (pathname: string): string => {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
};

const isPageRequest = (request: Request, path: string): boolean => {
	const isOurs = /^[\\/](api|v2|__control)([\\/]|$)/.test(path) || extname(path) !== "";
	return !isOurs && /text\/html|\*\/\*/.test(request.headers.get("accept") ?? "*/*");
};

/** The file itself; for a page its prerendered html, else index.html. */
const fileFor = async (directory: string, path: string, isPage: boolean): Promise<string | undefined> => {
	const candidates = isPage
		? [join(directory, `${path === sep ? "/index" : path}.html`), join(directory, "index.html")]
		: [join(directory, path)];
	for (const candidate of candidates) if (await isFile(candidate)) return candidate;
	return undefined;
};

const readBest = async (file: string, accepted: string) => {
	for (const { name, ending } of encodings)
		if (accepted.includes(name) && (await isFile(file + ending)))
			return { body: await readFile(file + ending), encoding: name };
	return { body: await readFile(file), encoding: undefined };
};

const isFile = async (path: string): Promise<boolean> => {
	try {
		return (await stat(path)).isFile();
	} catch {
		return false;
	}
};
