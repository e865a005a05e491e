import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressBuild } from "./compress-build.ts";

test("each text of a build gets a .br and a .gz file with its content, once", async () => {
	const directory = mkdtempSync(join(tmpdir(), "tradewind-build-"));
	try {
		mkdirSync(join(directory, "assets"));
		const files = { "index.html": "<p>Trade</p>", "assets/app-1.js": "trade()", "assets/logo.png": "PNG" };
		for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
		await compressBuild(directory);
		expect(readdirSync(directory, { recursive: true }).map(String).sort()).toEqual([
			"assets",
			"assets/app-1.js",
			"assets/app-1.js.br",
			"assets/app-1.js.gz",
			"assets/logo.png",
			"index.html",
			"index.html.br",
			"index.html.gz",
		]);
		expect(String(brotliDecompressSync(readFileSync(join(directory, "index.html.br"))))).toBe("<p>Trade</p>");
		expect(String(gunzipSync(readFileSync(join(directory, "assets/app-1.js.gz"))))).toBe("trade()");

		writeFileSync(join(directory, "index.html.gz"), "kept");
		await compressBuild(directory);
		expect(readFileSync(join(directory, "index.html.gz"), "utf8")).toBe("kept");
	} finally {
		rmSync(directory, { recursive: true });
	}
});
