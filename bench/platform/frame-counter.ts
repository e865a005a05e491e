const longestShort = 125;
const twoMoreBytes = 126;

/** Counts the frames of a WebSocket from the bytes that the server sends, without reading what they say. */
export const createFrameCounter = () => {
	let frames = 0;
	let bytes = 0;
	/** What is missing of the frame that was counted last. */
	let missing = 0;
	let head = Buffer.alloc(0);

	const received = (chunk: Buffer): void => {
		bytes += chunk.length;
		const all = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
		let at = missing;
		for (let size = sizeAt(all, at); size !== undefined; size = sizeAt(all, at)) {
			frames += 1;
			at += size;
		}
		missing = Math.max(0, at - all.length);
		head = Buffer.from(all.subarray(at));
	};
	return {
		received,
		counted: () => ({ frames, bytes }),
	};
};

/** The size of the frame that begins there; `undefined` if its head has not arrived. */
const sizeAt = (bytes: Buffer, at: number): number | undefined => {
	if (bytes.length < at + 2) return undefined;
	const length = (bytes[at + 1] ?? 0) & 0x7f;
	if (length <= longestShort) return 2 + length;
	if (length === twoMoreBytes) return bytes.length < at + 4 ? undefined : 4 + bytes.readUInt16BE(at + 2);
	return bytes.length < at + 10 ? undefined : 10 + Number(bytes.readBigUInt64BE(at + 2));
};
