import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { calls, frames } from "@tradewind/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createNodeHost, type NodeHost, PortTaken } from "./node.ts";

const files: Readonly<Record<string, string | Buffer>> = {
	"index.html": "<title>app</title>",
	"trade.html": "<title>trade</title>",
	"csp.json": '{"scripts":["sha256-abc"],"styles":{"trade.html":"sha256-ghi"}}',
	"assets/app-1.js": "plain",
	"assets/app-1.js.br": brotliCompressSync("packed"),
};

let host: NodeHost;
let directory: string;

beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), "ui-"));
	await mkdir(join(directory, "assets"));
	for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
	host = await createNodeHost({ port: 0, uiDirectory: directory });
});
afterAll(async () => {
	await host.close();
	await rm(directory, { recursive: true });
});

/** A request whose response is not decompressed and whose path is not normalised. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
	new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
		(resolve, reject) => {
			const { port } = new URL(host.url);
			const request = send({ port, path, headers }, async (response) => {
				const body = Buffer.concat(await response.toArray());
				resolve({ status: response.statusCode, headers: response.headers, body });
			});
			request.on("error", reject).end();
		},
	);

const page = { accept: "text/html" };
const textOf = async (path: string, headers = {}) => {
	const { status, body } = await get(path, headers);
	return [status, String(body)];
};

describe("the built UI on the Node host", () => {
	test("app paths get their prerendered page, else the index", async () => {
		expect(await textOf("/", page)).toEqual([200, "<title>app</title>"]);
		expect(await textOf("/trade", page)).toEqual([200, "<title>trade</title>"]);
		expect(await textOf("/order?type=1", page)).toEqual([200, "<title>app</title>"]);
	});

	test("missing files and unknown calls are not found; a path out of the directory gets the app", async () => {
		const paths = ["/assets/gone.js", "/api/nothing", "/%2e%2e/%2e%2e/secret.txt"];
		expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([404, 404, 404]);
		expect(await textOf("/%2e%2e/%2e%2e/etc/passwd")).toEqual([200, "<title>app</title>"]);
	});

	test.each(["/trade/", "//trade", "/%74rade", "/trade//"])("%s gets the page of /trade", async (path) => {
		expect(await textOf(path, page)).toEqual([200, "<title>trade</title>"]);
	});

	test.each(["/%", "/trade%", "/%c3%28", "/%2", "//"])("%s gets the app", async (path) => {
		expect(await textOf(path, page)).toEqual([200, "<title>app</title>"]);
	});

	test("a page path answers requests for HTML or anything, not requests for data", async () => {
		expect(await textOf("/trade")).toEqual([200, "<title>trade</title>"]);
		expect(await textOf("/", { accept: "*/*" })).toEqual([200, "<title>app</title>"]);
		expect((await get("/order", { accept: "application/json" })).status).toBe(404);
	});

	test("hashed files are compressed and cached forever, pages are revalidated", async () => {
		const packed = await get("/assets/app-1.js", { "accept-encoding": "gzip, br" });
		expect(String(brotliDecompressSync(packed.body))).toBe("packed");
		expect(packed.headers).toMatchObject({
			"content-type": "text/javascript; charset=utf-8",
			"content-encoding": "br",
			"cache-control": "public, max-age=31536000, immutable",
			"x-content-type-options": "nosniff",
			vary: "accept-encoding",
		});
		expect(await textOf("/assets/app-1.js")).toEqual([200, "plain"]);
		expect((await get("/", page)).headers["cache-control"]).toBe("no-cache");
	});

	test("Spec 2 §2: only pages of this site frame the support chat, which requests only its messages", async () => {
		const { status, headers, body } = await get("/support-chat?lang=hk", page);
		const policy = String(headers["content-security-policy"]);
		expect([status, String(body)]).toEqual([
			200,
			expect.stringContaining('<ol id="log" role="log" aria-label="客服對話">'),
		]);
		expect(String(body)).toContain('<html lang="zh-Hant-HK" dir="ltr">');
		expect(String(body)).not.toContain("{{");
		expect(policy).toContain("frame-ancestors 'self'");
		expect(policy).toMatch(/connect-src http:\/\/localhost(:\d+)?\/support-chat\/messages;/);
		expect(policy).toContain("default-src 'none'");
	});

	test("a file that the client has cached is not sent again", async () => {
		const etag = String((await get("/", page)).headers.etag);
		const again = await get("/", { ...page, "if-none-match": etag });
		expect([again.status, again.body.length]).toEqual([304, 0]);
	});

	test("only pages have the policies of their contents, with the hashes of the build, and of their opener and device", async () => {
		const names = [
			"content-security-policy",
			"referrer-policy",
			"permissions-policy",
			"cross-origin-opener-policy",
		];
		const policiesOf = async (path: string) => {
			const { headers } = await get(path, page);
			return names.map((name) => headers[name]);
		};
		const [content = "", ...others] = (await policiesOf("/trade")).map(String);
		const directives = content.split("; ");
		expect(directives).toEqual([
			"default-src 'self'",
			"script-src 'self' 'sha256-abc'",
			"require-trusted-types-for 'script'",
			"trusted-types dompurify socket-worker picture-worker service-worker",
			"style-src 'self' 'sha256-ghi'",
			"worker-src 'self'",
			"frame-src 'self'",
			"img-src 'self' data: https:",
			"media-src 'self' https:",
			"object-src 'none'",
			"base-uri 'self'",
			"form-action 'self'",
			"frame-ancestors 'none'",
		]);
		expect(others).toEqual(["same-origin", expect.stringMatching(/camera=\(\).*usb=\(\)/), "same-origin"]);
		const { control } = host.platform;
		control.flags({ service_link: "https://chat.example:8443/start", service_link_type: "1" });
		expect((await policiesOf("/"))[0]).toContain("frame-src 'self' https://chat.example:8443;");
		control.flags({ service_link: "https://chat.example/", service_link_type: "3" });
		expect((await policiesOf("/"))[0]).toContain("frame-src 'self';");
		expect((await policiesOf("/"))[0]).toContain("style-src 'self';");
		expect(await policiesOf("/assets/app-1.js")).toEqual(names.map(() => undefined));
	});
});

describe("the platform on the Node host", () => {
	test("an idle connection stays open for a minute", async () => {
		expect((await get("/", page)).headers["keep-alive"]).toBe("timeout=65");
	});

	test("answers are compressed", async () => {
		const { headers, body } = await get("/v2/api/forex/trade_list", { "accept-encoding": "br" });
		expect(headers["content-encoding"]).toBe("br");
		expect(JSON.parse(String(brotliDecompressSync(body))).code).toBe(1);
	});

	test("every picture and video of the carousel is served, a video also by range", async () => {
		const banners = JSON.parse(String((await get("/api/banner/list")).body)).data.data;
		const urls: string[] = banners.flatMap(({ image, poster = image }: Record<string, string>) => [
			image,
			poster,
		]);
		const kinds = await Promise.all(urls.map(async (url) => (await get(url)).headers["content-type"]));
		expect(new Set(kinds)).toEqual(new Set(["image/svg+xml", "video/mp4"]));
		const film = urls.find((url) => url.endsWith(".mp4")) ?? "";
		const whole = (await get(film)).body;
		const part = await get(film, { range: "bytes=10-19" });
		expect([part.status, part.headers["content-range"], part.body]).toEqual([
			206,
			`bytes 10-19/${whole.length}`,
			whole.subarray(10, 20),
		]);
		const rest = await get(film, { range: `bytes=${whole.length - 5}-` });
		expect([rest.status, rest.body]).toEqual([206, whole.subarray(-5)]);
		expect((await get(film, { range: "bytes=99999999-" })).status).toBe(416);
		expect((await get("/media/none.mp4")).status).toBe(404);
	});

	test("a dropped answer closes the connection", async () => {
		host.platform.control.faults({ http: [{ match: "content.getMenu", drop: "after executing", times: 1 }] });
		await expect(get("/api/menu")).rejects.toThrow("socket hang up");
		expect((await get("/api/menu")).status).toBe(200);
	});

	test("quotes arrive by WebSocket; another path has no socket", async () => {
		const open = (path: string) => new WebSocket(host.url.replace("http", "ws") + path);
		const socket = open("/api/v2/ws");
		const first = await new Promise((resolve) => {
			socket.on("open", () => socket.send('{"type":"sub","topic":"DAY_MARKET"}'));
			socket.once("message", (data) => resolve(JSON.parse(String(data)).type));
		});
		expect(first).toBe("DAY_MARKET");
		socket.terminate();
		const refused = await new Promise((resolve) => open("/api/elsewhere").on("error", resolve));
		expect(refused).toBeInstanceOf(Error);
	});

	test("the API has a page without scripts: every call and message, and no link leads nowhere", async () => {
		const page = await fetch(`${host.url}/__control/api`);
		const html = await page.text();
		const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
		const wanted = [
			...calls.map(({ id }) => id),
			...frames.map(({ id }) => id.replace("realtime.", "message-")),
		];
		expect([page.status, page.headers.get("content-security-policy")]).toEqual([
			200,
			expect.stringContaining("default-src 'none'; style-src 'sha256-"),
		]);
		expect([...wanted, ...links].filter((id) => !ids.includes(id))).toEqual([]);
		expect(html).toContain("1 holding, 0 pending, 3 history (closed and cancelled)");
	});

	test.each([
		["openapi", "3.1.0"],
		["asyncapi", "3.1.0"],
	])("the API is a document: %s", async (name, version) => {
		const document = await (await fetch(`${host.url}/__control/api/${name}.json`)).json();
		expect(document[name]).toBe(version);
	});

	test("a port in use is reported in one sentence", async () => {
		const port = Number(new URL(host.url).port);
		const second = createNodeHost({ port });
		await expect(second).rejects.toThrow(PortTaken);
		await expect(second).rejects.toThrow(`Port ${port} is in use.`);
	});
});
