import type { content } from "@tradewind/contracts";

/** The pictures of the home carousel, drawn as SVG so that the platform needs no image files. */
const pictures = {
	"markets.svg": {
		from: "#14532d",
		to: "#85bd00",
		line: "0,150 80,118 150,132 240,84 330,98 420,52 520,66 640,24",
	},
	"calm.svg": { from: "#0f172a", to: "#2563eb", line: "0,128 110,112 220,120 330,100 440,108 550,92 640,96" },
	"waves.svg": {
		from: "#431407",
		to: "#f6543e",
		line: "0,60 90,116 170,72 260,138 350,88 440,146 540,104 640,150",
	},
	"market-day.svg": {
		from: "#0b1f17",
		to: "#1d4d36",
		line: "0,96 60,84 120,110 180,124 250,90 320,104 400,132 470,118 560,150 640,138",
	},
} as const;

export const mediaPath = "/media/";

export const mediaNames = Object.keys(pictures).filter((name) => name !== "market-day.svg");

/** The video is a file; only a host with a file system serves it. */
export const bannerMedia: readonly Pick<typeof content.Media.Type, "type" | "image" | "poster">[] = [
	...mediaNames.slice(0, 1).map((name) => ({ type: "0", image: mediaPath + name })),
	{ type: "1", image: `${mediaPath}market-day.mp4`, poster: `${mediaPath}market-day.svg` },
	...mediaNames.slice(1).map((name) => ({ type: "0", image: mediaPath + name })),
];

/** The SVG of a picture; `undefined` without one of this name. */
export const pictureOf = (name: string): string | undefined => {
	const picture = Object.entries(pictures).find(([known]) => known === name)?.[1];
	return picture && draw(picture);
};

const draw = ({ from, to, line }: (typeof pictures)[keyof typeof pictures]): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 200" width="640" height="200">
<defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<rect width="640" height="200" fill="url(#sky)"/>
<polygon points="${line} 640,200 0,200" fill="#ffffff" opacity="0.12"/>
<polyline points="${line}" fill="none" stroke="#ffffff" stroke-width="4" stroke-linejoin="round" opacity="0.85"/>
</svg>
`;
