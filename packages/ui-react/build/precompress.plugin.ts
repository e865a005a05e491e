import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|html|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Adds a .br and a .gz file to each file of the build, so that servers need not compress. */
export const precompress = (): Plugin => {
	let directory = "";
	return {
		name: "tradewind:precompress",
		apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		configResolved: (config) => {
			directory = join(config.root, config.build.outDir);
			if (config.build.outDir.startsWith("/")) directory = config.build.outDir;
		},
		closeBundle: {
			order: "post",
			sequential: true,
			handler: async () => {
				const files = await readdir(directory, { recursive: true }).catch(() => []);
				await Promise.all(
					files.filter((file) => compressible.test(file)).map((file) => compress(join(directory, file))),
				);
			},
		},
	};
};

const compress = async (file: string): Promise<void> => {
	const bytes = await readFile(file);
	const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
	await writeFile(`${file}.br`, await brotli(bytes, { params }));
	await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
};
