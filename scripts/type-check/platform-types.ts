/** The part of the output of `tsc --showConfig` that is read. */
export interface ShownConfig {
	readonly compilerOptions: { readonly lib?: readonly string[]; readonly types?: readonly string[] };
}

/**
 * The reasons why the browser's or Node's types compile in the domain: its settings, or a file that an import adds
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
