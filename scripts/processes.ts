import { type ChildProcess, spawn } from "node:child_process";

/**
 * Starts `file` in another process of the running Node version. Its output goes to the screen, or to `hold` if that is given.
 */
export const startNode = (
	args: readonly string[],
	environment: Readonly<Record<string, string>> = {},
	hold?: (text: string) => void,
): ChildProcess => {
	if (!hold)
		return spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...environment } });
	const colours = process.stdout.hasColors?.() ? { FORCE_COLOR: "1" } : {};
	const child = spawn(process.execPath, args, {
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...colours, ...environment },
	});
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", hold);
	return child;
};

/** Resolves with the exit code; a process that was ended by a signal or could not start counts as 1. */
export const exitCodeOf = (child: ChildProcess): Promise<number> =>
	new Promise((resolve) => {
		child.once("error", (error) => {
			console.error(error.message);
			resolve(1);
		});
		child.once("close", (code) => resolve(code ?? 1));
	});

/**
 * Passes Ctrl-C and `kill` on to the child, which may have received the signal from the terminal already.
 * Resolves with 0 after such a signal, else with the child's exit code.
 */
export const runUntilStopped = async (child: ChildProcess): Promise<number> => {
	let stopped = false;
	const stop = (signal: NodeJS.Signals) => {
		stopped = true;
		child.kill(signal);
	};
	process.on("SIGINT", stop);
	process.on("SIGTERM", stop);
	const code = await exitCodeOf(child);
	return stopped ? 0 : code;
};
