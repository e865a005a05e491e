import { open } from "node:fs/promises";

/** The bytes of the cases, and the share that has been read (0 to 1) if the size is known. */
export interface CaseFile {
	readonly chunks: AsyncIterable<Uint8Array>;
	readonly share: () => number | undefined;
}

/** A file can't be read; `message` is a complete sentence. */
export class UnreadableFile extends Error {}

/** Opens a file of cases; fails with `UnreadableFile`, now or while it is read. */
export const openCases = async (path: string): Promise<CaseFile> => {
	const file = await open(path).catch((error) => {
		throw unreadable(path, error);
	});
	const about = await file.stat();
	return readCases(path, file.createReadStream({ highWaterMark: 524_288 }), about.isFile() ? about.size : 0);
};

/** Reads the cases of an open stream. */
export const readCases = (name: string, stream: AsyncIterable<Uint8Array>, size = 0): CaseFile => {
	let read = 0;
	const chunks = async function* () {
		try {
			for await (const chunk of stream) {
				read += chunk.length;
				yield chunk;
			}
		} catch (error) {
			throw unreadable(name, error);
		}
	};
	return { chunks: chunks(), share: () => (size === 0 ? undefined : read / size) };
};

const unreadable = (name: string, error: unknown): UnreadableFile => {
	const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
	return new UnreadableFile(`${name} ${reasons[code] ?? `can't be read (${code})`}.`);
};

const reasons: Readonly<Record<string, string>> = {
	ENOENT: "does not exist",
	EISDIR: "is a folder",
	EACCES: "must not be read",
};
