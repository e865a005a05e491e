import type { Random } from "../random/random.ts";

/** Strokes of the digits in a box of 20 × 30. They are drawn, so that the file does not contain the answer as text. */
const strokes = [
	"M10 2C4 2 3 9 3 15s1 13 7 13 7-7 7-13S16 2 10 2z",
	"M5 8 11 2v26M5 28h12",
	"M3 9c0-9 14-9 14 0 0 6-14 12-14 19h14",
	"M3 5c5-5 14-3 13 4-1 4-5 5-8 5 4 0 9 2 9 7 0 8-11 9-15 3",
	"M13 28V2L2 20h16",
	"M16 2H5L4 13c5-3 13-2 13 6 0 9-10 12-14 5",
	"M15 3C8 4 3 11 3 20c0 10 14 11 14 1 0-8-11-9-14-1",
	"M3 2h14C12 10 8 18 7 28",
	"M10 14C2 13 3 2 10 2s8 11 0 12c-9 1-9 14 0 14s9-13 0-14z",
	"M5 27c7-1 12-8 12-17C17 0 3-1 3 9c0 8 11 9 14 1",
] as const;

const ink = "#31506e";

/** The SVG of a captcha, 132 × 48, with digits that are moved and turned, and lines across them. */
export const drawCaptcha = (answer: string, random: Random): string => {
	const between = (low: number, high: number, ...key: readonly number[]) =>
		(low + random(...key) * (high - low)).toFixed(1);
	const glyphs = [...answer].map((digit, place) => {
		const x = between(10, 16, 1, place);
		const move = `translate(${(Number(x) + place * 28).toFixed(1)} ${between(5, 13, 2, place)})`;
		return `<path transform="${move} rotate(${between(-16, 16, 3, place)} 10 15)" d="${strokes[Number(digit)] ?? ""}"/>`;
	});
	const lines = [4, 5, 6].map(
		(line) =>
			`<path stroke-width="1.2" d="M0 ${between(4, 44, line, 1)}C44 ${between(0, 48, line, 2)} 88 ${between(0, 48, line, 3)} 132 ${between(4, 44, line, 4)}"/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 48" width="132" height="48"><rect width="132" height="48" fill="#eef3f7"/><g fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${glyphs.join("")}${lines.join("")}</g></svg>`;
};
