import { type ChildProcess, spawn } from "node:child_process";

/** Node itself, started again with `file`: never another version than the one that is running. */
export const startNode = (
	args: readonly string[],
	environment: Readonly<Record<string, string>> = {},
): ChildProcess =>
	spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...environment } });

/** Resolves with the exit code; a process that was ended by a signal or could not start counts as 1. */
export const exitCodeOf = (child: ChildProcess): Promise<number> =>
	new Promise((resolve) => {
		child.once("error", (error) => {
			console.error(error.message);
			resolve(1);
		});
		child.once("exit", (code) => resolve(code ?? 1));
	});

/**
 * Passes Ctrl-C and `kill` on to the child, which may have got the signal from the terminal already.
 * Resolves with 0 when we were asked to stop, else with the child's own exit code.
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
