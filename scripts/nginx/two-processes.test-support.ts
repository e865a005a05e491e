import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../paths.ts";
import { exitCodeOf } from "../processes.ts";

export interface TwoProcesses {
	/** The address that nginx serves. */
	readonly address: string;
	/** Those of the processes behind it. */
	readonly processes: { readonly one: string; readonly two: string };
	readonly stop: () => Promise<void>;
}

/** Starts two platforms with the same seed, and nginx with the deployed configuration on free ports. */
export const startTwoProcesses = async (nginx: string): Promise<TwoProcesses> => {
	const [port, portOfOne, portOfTwo] = await Promise.all([freePort(), freePort(), freePort()]);
	const folder = await mkdtemp(join(tmpdir(), "tradewind-nginx-"));
	const started: ChildProcess[] = [];
	const stop = async (): Promise<void> => {
		const ended = started.map(exitCodeOf);
		for (const child of started) child.kill();
		await Promise.all(ended);
		await rm(folder, { recursive: true });
	};
	const address = `http://127.0.0.1:${port}`;
	const start = (file: string, args: readonly string[]): ChildProcess => {
		const child = spawn(file, args, { stdio: ["ignore", "pipe", "inherit"] });
		started.push(child);
		return child;
	};
	const platformOn = async (ownPort: number): Promise<string> => {
		const main = join(root, "packages/mock-server/src/main.ts");
		await printed(start(process.execPath, [main, "--port", String(ownPort), "--address", address]));
		return `http://127.0.0.1:${ownPort}`;
	};
	try {
		const deployed = await readFile(join(root, "deploy/nginx/two-processes.conf"), "utf8");
		const ports: Readonly<Record<string, number>> = { 4180: port, 4181: portOfOne, 4182: portOfTwo };
		const server = deployed.replaceAll(/127\.0\.0\.1:(\d+)/g, (_, usual) => `127.0.0.1:${ports[usual]}`);
		await writeFile(join(folder, "nginx.conf"), surrounded(server));
		const [one, two] = await Promise.all([platformOn(portOfOne), platformOn(portOfTwo)]);
		start(nginx, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"]);
		await answers(address);
		return { address, processes: { one, two }, stop };
	} catch (error) {
		await stop();
		throw error;
	}
};

/** A configuration that writes into the folder only. */
const surrounded = (server: string): string => `
daemon off;
worker_processes 1;
error_log stderr warn;
pid nginx.pid;
events {}
http {
	access_log off;
	${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`).join("\n\t")}
	${server}
}
`;

const freePort = (): Promise<number> =>
	new Promise((resolve) => {
		const probe = createServer();
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			const port = typeof address === "object" && address ? address.port : 0;
			probe.close(() => resolve(port));
		});
	});

/** Resolves when the program has printed something. */
const printed = (child: ChildProcess): Promise<void> =>
	new Promise((resolve, reject) => {
		child.stdout?.once("data", () => resolve());
		child.once("exit", (code) => reject(new Error(`The program has ended with ${code}.`)));
	});

const tries = 100;
const pauseMs = 50;

/** Resolves when something answers there. */
const answers = async (address: string): Promise<void> => {
	for (let attempt = 1; ; attempt += 1)
		try {
			await fetch(address);
			return;
		} catch (error) {
			if (attempt === tries) throw error;
			await new Promise((resolve) => {
				setTimeout(resolve, pauseMs);
			});
		}
};
