import { posix } from "node:path";

/** Maps name the sources from the folder that they were built in. */
const builtIn = "packages/ui-react/dist/assets";

/** Which of the `changed` files these scripts of the build contain, by their source maps. */
export const changedModules = (
	scripts: readonly string[],
	changed: readonly string[],
	readMap: (script: string) => string,
): readonly string[] => {
	const contained = new Set(
		scripts.flatMap((script) => {
			const { sources }: { readonly sources: readonly string[] } = JSON.parse(readMap(script));
			return sources.map((source) => posix.join(builtIn, source));
		}),
	);
	return changed.filter((file) => contained.has(file));
};

/** What to do about a page that exceeds its limit, for the message of the gate. */
export const adviceOn = (path: string, modules: readonly string[]): string =>
	modules.length === 0
		? `None of the modules of ${path} has changed since main, but their division into chunks or a library has.`
		: `${path} loads these modules that have changed since main: does it need what they import now before it is shown? What a press shows loads with the press (docs/architecture.md, Chunks).\n${modules.map((file) => `  ${file}`).join("\n")}`;
