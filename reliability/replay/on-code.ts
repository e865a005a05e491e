import { createServer, type Plugin } from "vite";
import { Actor } from "xstate";
import { catalogues } from "../../packages/ui-react/build/catalogues.plugin.ts";
import { root } from "../../scripts/paths.ts";
import type * as Failures from "./former-failures.ts";
import type * as Replays from "./replay-recording.ts";

/** A change of one source file. */
export interface Change {
	/** The end of its path. */
	readonly file: string;
	readonly from: string;
	readonly to: string;
}

export interface Code {
	readonly replay: (typeof Replays)["replayRecording"];
	/** Also loads the mock platform. */
	readonly failures: () => Promise<typeof Failures>;
}

/** Loads the app from its sources with these changes, and runs `run` with it. */
export const onCode = async <Value>(
	changes: readonly Change[],
	run: (code: Code) => Promise<Value>,
): Promise<Value> => {
	const restore = keepGlobals();
	const vite = await createServer({
		root,
		configFile: false,
		logLevel: "error",
		plugins: [catalogues(), ...changes.map(changing)],
		server: { middlewareMode: true, watch: null, hmr: false, ws: false },
		optimizeDeps: { noDiscovery: true },
		appType: "custom",
	});
	try {
		const { replayRecording } = (await vite.ssrLoadModule(
			"/reliability/replay/replay-recording.ts",
		)) as typeof Replays;
		return await run({
			replay: replayRecording,
			failures: () =>
				vite.ssrLoadModule("/reliability/replay/former-failures.ts") as Promise<typeof Failures>,
		});
	} finally {
		await vite.close();
		restore();
	}
};

/** The loaded code replaces the network of this process, and how actors start. Returns the function that puts them back. */
const keepGlobals = (): (() => void) => {
	const { fetch } = globalThis;
	const socket = Object.getOwnPropertyDescriptor(globalThis, "WebSocket");
	const { start } = Actor.prototype;
	return () => {
		globalThis.fetch = fetch;
		if (socket) Object.defineProperty(globalThis, "WebSocket", socket);
		Actor.prototype.start = start;
	};
};

const changing = ({ file, from, to }: Change): Plugin => ({
	name: "change of a source",
	enforce: "pre",
	transform: (code, id) => {
		if (!id.endsWith(file)) return undefined;
		if (!code.includes(from)) throw new Error(`"${from}" is missing in ${file}.`);
		return code.replace(from, to);
	},
});
