import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(js|css|html|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Adds a .br and a .gz file to each file of a build that has none, so that servers need not compress. It takes longer than the
 * build itself: only what is deployed or weighed needs it.
 */
export const compressBuild = async (directory: string): Promise<void> => {
	const files = (await readdir(directory, { recursive: true })).filter((file) => compressible.test(file));
	const missing = files.map((file) => join(directory, file)).filter((file) => !existsSync(`${file}.gz`));
	await Promise.all(missing.map(compress));
};

/** The .gz file is written last: a file that has it has both. */
const compress = async (file: string): Promise<void> => {
	const bytes = await readFile(file);
	const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
	await writeFile(`${file}.br`, await brotli(bytes, { params }));
	await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
};
