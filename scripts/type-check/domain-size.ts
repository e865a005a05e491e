import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

export interface SourceFile {
	readonly path: string;
	readonly text: string;
}

/** `domain: 210 files, 9000 lines, 300 kB; heaviest file contract/order-ticket.ts (158 lines, 6.2 kB)`. */
export const sizeLine = (files: readonly SourceFile[]): string => {
	const heaviest = files.reduce((one, other) => (bytesOf([other]) > bytesOf([one]) ? other : one));
	const all = `domain: ${files.length} files, ${linesOf(files)} lines, ${kilobytes(bytesOf(files))}`;
	return `${all}; heaviest file ${heaviest.path} (${linesOf([heaviest])} lines, ${kilobytes(bytesOf([heaviest]))})`;
};

/** The size of the domain without its libraries: bytes, minified, then compressed as by servers. */
export const bundleLine = async (entries: readonly string[]): Promise<string> => {
	const built = await build({
		configFile: false,
		logLevel: "error",
		build: {
			write: false,
			target: "es2023",
			lib: { entry: [...entries], formats: ["es"] },
			rolldownOptions: { external: [/^effect(\/|$)/, /^xstate(\/|$)/], output: { minify: true } },
		},
	});
	const outputs = Array.isArray(built) ? built : [built];
	const code = outputs
		.flatMap((result) => ("output" in result ? result.output : []))
		.map((chunk) => (chunk.type === "chunk" ? chunk.code : ""))
		.join("");
	const brotli = brotliCompressSync(code).length;
	return `domain bundled without effect and xstate: ${kilobytes(Buffer.byteLength(code))} minified, ${kilobytes(brotli)} brotli`;
};

const linesOf = (files: readonly SourceFile[]): number =>
	files.reduce((sum, { text }) => sum + text.split("\n").length - (text.endsWith("\n") ? 1 : 0), 0);

const bytesOf = (files: readonly SourceFile[]): number =>
	files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

const kilobytes = (bytes: number): string => {
	const thousands = bytes / 1000;
	return `${thousands.toFixed(thousands < 100 ? 1 : 0)} kB`;
};
