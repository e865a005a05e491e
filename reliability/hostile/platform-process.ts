import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../scripts/paths.ts";

/** The mock platform as a process of its own, as `npm start` runs it. */
export const startPlatformProcess = async (options: readonly string[] = []) => {
	const main = join(root, "packages/mock-server/src/main.ts");
	const child = spawn(process.execPath, [main, "--port", "0", ...options], {
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, HOST: "" },
	});
	let errors = "";
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		errors += text;
	});
	for await (const line of createInterface({ input: child.stdout })) {
		const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
		if (port === undefined) continue;
		child.stdout.resume();
		const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
		const end = async (signal: NodeJS.Signals): Promise<void> => {
			if (hasEnded()) return;
			const ended = once(child, "exit");
			child.kill(signal);
			await ended;
		};
		return {
			port: Number(port),
			/** Its unexpected errors. */
			errors: () => errors,
			hasEnded,
			stop: () => end("SIGTERM"),
			/** Ends it without a warning. */
			kill: () => end("SIGKILL"),
		};
	}
	throw new Error(`The platform did not start: ${errors}`);
};

export type PlatformProcess = Awaited<ReturnType<typeof startPlatformProcess>>;
