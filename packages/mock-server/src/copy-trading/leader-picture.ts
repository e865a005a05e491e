const pictureName = /^leader-([1-6])\.svg$/;

/** The SVG of a leader's picture, `leader-1.svg` to `leader-6.svg`: a sun over a hill, each in a different colour. */
export const leaderPicture = (name: string): string | undefined => {
	const number = pictureName.exec(name)?.[1];
	return number === undefined ? undefined : draw(Number(number));
};

const draw = (place: number): string => {
	const hue = place * 53;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">
<rect width="80" height="80" fill="hsl(${hue} 45% 32%)"/>
<circle cx="${24 + place * 5}" cy="32" r="14" fill="hsl(${hue + 40} 80% 72%)"/>
<path d="M0 62 Q${16 + place * 6} ${34 + place * 2} 80 58 V80 H0z" fill="hsl(${hue + 20} 40% 20%)"/>
</svg>
`;
};
