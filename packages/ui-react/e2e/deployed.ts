import { type ChildProcess, spawn } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { configureApp } from "../../../scripts/configure/configure-app.ts";
import { exitCodeOf } from "../../../scripts/processes.ts";
import { findWebServer, type WebServer } from "../../../scripts/web-servers.ts";

const root = join(import.meta.dirname, "../../..");

export const base = "/app/";

export interface Deployed {
	/** The address of the app, below its base path, without a slash at the end. */
	readonly app: string;
	/** The origin of the platform, behind the other server. */
	readonly api: string;
	/** The address of the platform itself. */
	readonly platform: string;
	readonly stop: () => Promise<void>;
}

/** The servers that this machine lacks for a deployment. */
export const missingServers = (): readonly WebServer[] =>
	(["nginx", "caddy"] as const).filter((name) => findWebServer(name) === undefined);

/**
 * Starts the platform, and both servers with the configurations of `npm run configure`: one serves the pages, the other one is
 * before the platform, on another origin.
 */
export const startDeployed = async (pages: WebServer, ui: string): Promise<Deployed> => {
	const [ownPort, apiPort, platformPort] = await Promise.all([freePort(), freePort(), freePort()]);
	const folder = await mkdtemp(join(tmpdir(), "tradewind-deployed-"));
	const origin = `http://127.0.0.1:${ownPort}`;
	const api = `http://127.0.0.1:${apiPort}`;
	const platform = `http://127.0.0.1:${platformPort}`;
	const started: ChildProcess[] = [];
	const start = (file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void => {
		started.push(
			spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] }),
		);
	};
	const stop = async (): Promise<void> => {
		const ended = started.filter(({ exitCode }) => exitCode === null).map(exitCodeOf);
		for (const child of started) child.kill("SIGTERM");
		await Promise.all(ended);
		await rm(folder, { recursive: true, force: true });
	};
	try {
		const main = join(root, "packages/mock-server/src/main.ts");
		start(process.execPath, [main, "--port", String(platformPort), "--origin", origin]);
		await configureApp({ from: ui, to: folder, config: JSON.stringify({ base, api }), platform });
		const portOf = (name: WebServer): number => (name === pages ? ownPort : apiPort);
		await startNginx(start, join(folder, "nginx"), folder, portOf("nginx"));
		await startCaddy(start, join(folder, "caddy"), folder, portOf("caddy"));
		await Promise.all([`${origin}/health`, `${api}/health`, platform].map(answers));
		return { app: origin + base.slice(0, -1), api, platform, stop };
	} catch (error) {
		await stop();
		throw error;
	}
};

type Start = (file: string, args: readonly string[], env?: Readonly<Record<string, string>>) => void;

/** With the configuration of the container around it. */
const startNginx = async (start: Start, prefix: string, configured: string, port: number): Promise<void> => {
	await mkdir(prefix);
	await copyFile(join(root, "deploy/container/nginx.conf"), join(prefix, "main.conf"));
	const text = await readFile(join(configured, "nginx.conf"), "utf8");
	await writeFile(join(prefix, "nginx.conf"), text.replace("listen 8080", `listen 127.0.0.1:${port}`));
	// As root its workers would be another user, who may not read the folder.
	const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
	start(findWebServer("nginx") ?? "nginx", ["-p", prefix, "-c", "main.conf", "-e", "stderr", ...user]);
};

const startCaddy = async (start: Start, prefix: string, configured: string, port: number): Promise<void> => {
	await mkdir(prefix);
	const text = await readFile(join(configured, "Caddyfile"), "utf8");
	const quiet = text.replace("admin off", "admin off\n\tlog {\n\t\tlevel ERROR\n\t}");
	await writeFile(join(prefix, "Caddyfile"), quiet.replace(":8080 {", `http://127.0.0.1:${port} {`));
	start(
		findWebServer("caddy") ?? "caddy",
		["run", "--config", join(prefix, "Caddyfile"), "--adapter", "caddyfile"],
		{
			HOME: prefix,
			XDG_CONFIG_HOME: prefix,
			XDG_DATA_HOME: prefix,
		},
	);
};

const freePort = (): Promise<number> =>
	new Promise((resolve) => {
		const probe = createServer();
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});

/** Resolves when something answers there. */
const answers = async (address: string): Promise<void> => {
	for (let left = 200; ; left -= 1)
		try {
			await fetch(address);
			return;
		} catch (error) {
			if (left === 0) throw error;
			await wait(50);
		}
};
