const textFrame = 0x81;
const lengthInTwoBytes = 126;
const lengthInEightBytes = 127;

/** More than the frames of one tick. */
const maxKnown = 2000;

/** Frames of a server with a text (RFC 6455 §5.2). A text that many sockets send is encoded once. */
export const createFrameBytes = (encode: (text: string) => Uint8Array = encodeText) => {
	const known = new Map<string, Uint8Array>();
	return (text: string): Uint8Array => {
		const before = known.get(text);
		if (before) return before;
		const bytes = encode(text);
		if (known.size >= maxKnown) known.clear();
		known.set(text, bytes);
		return bytes;
	};
};

export const encodeText = (text: string): Uint8Array => {
	const content = Buffer.from(text);
	return Buffer.concat([headOf(content.length), content]);
};

const headOf = (length: number): Uint8Array => {
	if (length < lengthInTwoBytes) return Buffer.from([textFrame, length]);
	const head = Buffer.alloc(length <= 0xffff ? 4 : 10, textFrame);
	head[1] = length <= 0xffff ? lengthInTwoBytes : lengthInEightBytes;
	if (length <= 0xffff) head.writeUInt16BE(length, 2);
	else head.writeBigUInt64BE(BigInt(length), 2);
	return head;
};
