import { create } from "qrcode";

/** The QR code of a text as rows of modules; dark modules are true. */
export const codeOf = (text: string, errorCorrectionLevel: "M" | "H"): readonly (readonly boolean[])[] => {
	const { size, data } = create(text, { errorCorrectionLevel }).modules;
	return Array.from({ length: size }, (_, row) =>
		Array.from({ length: size }, (__, column) => data[row * size + column] === 1),
	);
};
