import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = join(import.meta.dirname, "../../..");

export interface PlatformProcess {
	/** The address of the built UI and of the platform behind it. */
	readonly url: string;
	readonly stop: () => void;
}

/** Starts the mock platform with the built UI on a free port, in its own process. Rejects if it ends before it is ready. */
export const startPlatform = async (uiDirectory: string): Promise<PlatformProcess> => {
	const child = spawn(
		process.execPath,
		["packages/mock-server/src/main.ts", "--port", "0", "--ui", uiDirectory],
		{ cwd: root, stdio: ["ignore", "pipe", "inherit"] },
	);
	const stop = (): void => void child.kill("SIGTERM");
	for await (const line of createInterface({ input: child.stdout })) {
		const [url] = /http:\/\/\S+/.exec(line) ?? [];
		if (url) {
			child.stdout.resume();
			return { url, stop };
		}
	}
	throw new Error("The platform ended before it was ready");
};
