import { posix } from "node:path";
import type { Plugin } from "vite";

/**
 * Puts the bundler's runtime into the chunk of the libraries, which every page loads. A separate file would be one more
 * request before the first price. The libraries export the runtime's `n` as `runtime_n`.
 */
export const mergeRuntime = (): Plugin => ({
	name: "tradewind:merge-runtime",
	apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
	enforce: "post",
	// What follows changes the file after its name was made: browsers keep a file by its name.
	augmentChunkHash: ({ name }) => (name === "libraries" ? "with the runtime" : undefined),
	generateBundle: {
		order: "post",
		handler: (_options, bundle) => {
			const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
			const runtime = chunks.find(({ name }) => name === "rolldown-runtime");
			const libraries = chunks.find(({ name }) => name === "libraries");
			if (!runtime || !libraries) return;
			const [from, to] = [runtime, libraries].map(({ fileName }) => posix.basename(fileName));
			const [, body, exported] = /^(.*)export\s*\{([^}]*)\};?\s*$/s.exec(runtime.code) ?? [];
			if (body === undefined || exported === undefined)
				throw new Error("The bundler's runtime has no exports");
			const names = namesIn(exported);
			const imports = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${from}";?`);
			for (const chunk of chunks) {
				if (chunk === libraries || chunk === runtime) continue;
				chunk.code = chunk.code
					.replace(imports, (_, list) => `import{${aliases(namesIn(list))}}from"./${to}";`)
					.replaceAll(`${from}`, `${to}`);
			}
			const returned = names.map(([inside, outside]) => `${outside}:${inside}`);
			const kept = names.map(([, outside]) => `${outside}:runtime_${outside}`);
			libraries.code = `${libraries.code.replace(
				imports,
				(_, list) =>
					`const __runtime=(()=>{${body}return{${returned}}})(),{${namesIn(list).map(([name, as]) => `${name}:${as}`)}}=__runtime;`,
			)}export const{${kept}}=__runtime;`;
			delete bundle[runtime.fileName];
		},
	},
});

/** `a as b,c`: the names before and after `as`. */
const namesIn = (list: string): readonly (readonly [name: string, as: string])[] =>
	list.split(",").map((part) => {
		const [name = "", as = name] = part.trim().split(/\s+as\s+/);
		return [name, as];
	});

const aliases = (names: readonly (readonly [name: string, as: string])[]): string =>
	names.map(([name, as]) => `runtime_${name} as ${as}`).join(",");
