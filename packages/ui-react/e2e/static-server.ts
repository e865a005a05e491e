import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".svg": "image/svg+xml",
	".mp4": "video/mp4",
};

/** Serves the files of a folder below a path, and does nothing else. */
export const startStaticServer = async (folder: string, base: string) => {
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? "", "http://host");
		const name = pathname.startsWith(base) ? pathname.slice(base.length) || "index.html" : "";
		try {
			if (name === "" || name.includes("..")) throw new Error("not a file");
			const bytes = await readFile(join(folder, name));
			response.setHeader("content-type", types[extname(name)] ?? "application/octet-stream");
			response.end(bytes);
		} catch {
			response.statusCode = 404;
			response.end("Not found");
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return {
		url: `http://localhost:${port}${base}`,
		close: (): Promise<void> => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
};
