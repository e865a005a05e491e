/** What `tsc --showConfig` tells of the settings that a project compiles with. */
export interface ShownConfig {
	readonly compilerOptions: { readonly lib?: readonly string[]; readonly types?: readonly string[] };
}

/**
 * Why the compiler would let the domain use the browser or Node: by its settings, or by a file that came in with an import
 * (`tsc --listFilesOnly`). Empty while `fetch` and `setTimeout` do not compile there.
 */
export const platformTypes = (
	{ compilerOptions: { lib, types } }: ShownConfig,
	files: readonly string[],
): readonly string[] => [
	...(lib?.length === 1 && lib[0]?.toLowerCase() === "es2023"
		? []
		: [`lib is ${JSON.stringify(lib ?? "not set")}: it may only be ES2023.`]),
	...(types?.length === 0 ? [] : [`types is ${JSON.stringify(types ?? "not set")}: it must be empty.`]),
	...files
		.filter((file) => /\/lib\.(?!es|decorators)[^/]*\.d\.ts$|\/@types\/node\//.test(file))
		.slice(0, 3)
		.map((file) => `${file} is compiled with it.`),
];
