import arabicRanges from "@fontsource/ibm-plex-sans-arabic/unicode.json";
import latinRanges from "@fontsource/noto-sans/unicode.json";
import chineseRanges from "@fontsource/noto-sans-hk/unicode.json";

/** A font file with the characters of one part of a script. */
interface FontFile {
	/** The file's name without its ending. */
	readonly name: string;
	readonly ranges: readonly (readonly [from: number, to: number])[];
}

const rangesOf = (text: string): FontFile["ranges"] =>
	text.split(",").map((part) => {
		const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-");
		return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
	});

const filesOf = (
	family: string,
	ranges: Readonly<Record<string, string>>,
	isWanted: (part: string) => boolean,
): readonly FontFile[] =>
	Object.entries(ranges)
		.filter(([part]) => isWanted(part))
		.map(([part, text]) => ({
			name: `${family}-${part.replace(/[[\]]/g, "")}-400-normal`,
			ranges: rangesOf(text),
		}));

/** The first file that has a character is used. Latin comes first: digits look the same in every language. */
const files: readonly FontFile[] = [
	...filesOf("noto-sans", latinRanges, (part) => part === "latin"),
	...filesOf("ibm-plex-sans-arabic", arabicRanges, (part) => part === "arabic"),
	...filesOf("noto-sans", latinRanges, (part) => part !== "latin"),
	...filesOf("noto-sans-hk", chineseRanges, (part) => part.startsWith("[")),
];

const chosen = new Map<number, string | undefined>();

/** The name of the font file that has a character; `undefined` if none has. */
export const fontOf = (character: string): string | undefined => {
	const code = character.codePointAt(0) ?? 0;
	if (!chosen.has(code))
		chosen.set(
			code,
			files.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.name,
		);
	return chosen.get(code);
};
