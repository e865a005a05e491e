import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../paths.ts";
import { configureApp } from "./configure-app.ts";

const pageOf = (title: string): string =>
	`<head><title>${title}</title><meta name="app-config" content="" /><script>go("/x")</script>` +
	'<link rel="modulepreload" href="/assets/app-1.js"></head><a href="/trade">Trade</a><a href="//host/">x</a><a href="#top">y</a>' +
	'<script type="module" src="/assets/app-1.js"></script>';

const built: Readonly<Record<string, string>> = {
	"index.html": pageOf("Tradewind"),
	"mine/charge.html": pageOf("Tradewind"),
	"index.html.gz": "old",
	"csp.json": JSON.stringify({
		scripts: ["sha256-s"],
		styles: { "index.html": "sha256-i", "mine/charge.html": "sha256-c" },
	}),
	"manifest.json": '{"name":"Tradewind","start_url":"/","icons":[{"src":"/icon.svg"}]}',
	"manifest.hk.json": '{"start_url":"/"}',
	"precache.json": '{"pages":["index.html"],"shell":["assets/app-1.js"],"rest":[]}',
	"service-worker.js": "serve()",
	"version.json": '{"version":"0.1.0","build":"b1"}',
	"icon.svg": "<svg/>",
	"assets/app-1.js": "run()",
};

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "app-configure-"));
	write(join(folder, "dist"), built);
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (to: string, files: Readonly<Record<string, string>>): void => {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(to, name)), { recursive: true });
		writeFileSync(join(to, name), text);
	}
};

const configured = async (config: object, platform?: string) => {
	const to = mkdtempSync(join(folder, "to-"));
	await configureApp({ from: join(folder, "dist"), to, config: JSON.stringify(config), platform });
	const read = (file: string): string => readFileSync(join(to, file), "utf8");
	return { to, read };
};

test("A-820: pages get the configuration and the base path in their addresses, scripts stay the same", async () => {
	const { to, read } = await configured({ base: "/app/", api: "https://api.test" });
	const page = built["index.html"]
		?.replace(
			'content=""',
			'content="{&quot;base&quot;:&quot;/app/&quot;,&quot;api&quot;:&quot;https://api.test&quot;}"',
		)
		.replaceAll('"/assets/', '"/app/assets/')
		.replace('"/trade"', '"/app/trade"');
	expect(read("pages/app/index.html")).toBe(page);
	expect(String(gunzipSync(readFileSync(join(to, "pages/app/index.html.gz"))))).toBe(page);
	expect(globSync("pages/**/*.{html,js,json,svg}", { cwd: to }).toSorted()).toEqual([
		"pages/app/assets/app-1.js",
		"pages/app/icon.svg",
		"pages/app/index.html",
		"pages/app/manifest.hk.json",
		"pages/app/manifest.json",
		"pages/app/mine/charge.html",
		"pages/app/service-worker.js",
		"pages/app/version.json",
	]);
	expect(JSON.parse(read("pages/app/manifest.json"))).toEqual({
		name: "Tradewind",
		start_url: "/app/",
		icons: [{ src: "/app/icon.svg" }],
	});
});

test("A-820, A-892: at the root of the platform's origin the addresses stay, and the manifest is that of the app", async () => {
	const { read } = await configured({ passkeys: false }, "http://127.0.0.1:4173");
	expect(read("pages/index.html")).toBe(
		built["index.html"]?.replace('content=""', 'content="{&quot;passkeys&quot;:false}"'),
	);
	expect(read("pages/manifest.json")).toBe(built["manifest.json"]);
	expect(read("nginx.conf")).toContain("location /api/ {\n\t\tproxy_pass http://127.0.0.1:4173;");
	expect(read("nginx.conf")).not.toContain("manifest");
	expect(read("Caddyfile")).toContain("path /api/* /v2/* /media/* /support-chat*\n");
});

test("A-820: both servers send the policy with the origins of the configuration, and each page's own hash", async () => {
	const config = {
		...{ base: "/app/", api: "https://api.test", socket: "wss://live.test/ws" },
		...{ frames: ["https://chat.test"], monitoring: "https://faults.test/in" },
	};
	const { read } = await configured(config);
	for (const [file, style] of [
		["nginx.conf", "$tradewind_style"],
		["Caddyfile", "{style}"],
	] as const) {
		expect(read(file)).toContain(
			"connect-src 'self' https://api.test wss://api.test wss://live.test https://faults.test;",
		);
		expect(read(file)).toContain("frame-src 'self' https://api.test https://chat.test;");
		expect(read(file)).toContain(`script-src 'self' 'sha256-s'; `);
		expect(read(file)).toContain(`style-src 'self' '${style}'; `);
		expect(read(file)).toContain("/app/mine/charge.html sha256-c");
		expect(read(file)).not.toContain("{{");
		expect(read(file)).not.toMatch(/proxy_pass|reverse_proxy/);
	}
});

test("A-890: the worker keeps the configured pages, is named by them, and can be switched off", async () => {
	const release = async (config: object) => {
		const { read } = await configured(config);
		const script = read("pages/service-worker.js");
		expect([script.split("\n")[1], read("nginx.conf").includes('default "b1"')]).toEqual(["serve()", true]);
		return {
			...JSON.parse(script.replace(/^self\.appRelease=|;\n.*/g, "")),
			version: JSON.parse(read("pages/version.json")),
		};
	};
	const [one, other, off] = [
		await release({}),
		await release({ passkeys: false }),
		await release({ serviceWorker: "off" }),
	];
	const page = { url: "index.html", isShell: true };
	expect(one).toMatchObject({
		build: "b1",
		isOff: false,
		files: [page, { url: "assets/app-1.js", revision: null }],
	});
	expect([one.version.serviceWorker, one.id === other.id]).toEqual(["on", false]);
	expect(off).toMatchObject({ isOff: true, files: [], version: { build: "b1", serviceWorker: "off" } });
});

test("A-821: a configuration that is not valid writes nothing and names its field", async () => {
	const to = join(folder, "refused");
	const refused = configureApp({ from: join(folder, "dist"), to, config: '{"api":"api.test"}' });
	await expect(refused).rejects.toThrow("The configuration is not valid: api (docs/deployment.md)");
	expect(existsSync(to)).toBe(false);
});

test("the files that the container gets are enough to configure the app without any library", () => {
	const container = join(folder, "container");
	const lines = readFileSync(join(root, "deploy/container/Containerfile"), "utf8").split("\n");
	for (const line of lines) {
		const [, sources, target] = /^COPY --from=build (.+) (\S+)$/.exec(line) ?? [];
		for (const source of sources?.split(" ") ?? []) {
			const file = source.replace("/src/", "");
			if (file.endsWith("/dist")) continue;
			cpSync(
				join(root, file),
				join(container, target ?? "", target?.endsWith("/") ? file.replace(/.*\//, "") : ""),
				{
					recursive: true,
				},
			);
		}
	}
	write(join(container, "packages/ui-react/dist"), built);
	const run = spawnSync(
		process.execPath,
		["scripts/configure.ts", "deploy/config.json", join(folder, "srv")],
		{
			cwd: container,
			encoding: "utf8",
		},
	);
	expect([run.stderr, run.stdout]).toEqual(["", `2 pages are configured in ${join(folder, "srv")}.\n`]);
});
