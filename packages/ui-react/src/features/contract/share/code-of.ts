import { create } from "qrcode";

/** The QR code of an address as rows of modules; dark modules are true. */
export const codeOf = (address: string): readonly (readonly boolean[])[] => {
	const { size, data } = create(address, { errorCorrectionLevel: "M" }).modules;
	return Array.from({ length: size }, (_, row) =>
		Array.from({ length: size }, (__, column) => data[row * size + column] === 1),
	);
};
