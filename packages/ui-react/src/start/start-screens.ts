/** Phones for which iOS gets a start-up picture: width, height and pixel ratio of their screens. It shows none of another size. */
export const startScreens = [
	[375, 667, 2],
	[375, 812, 3],
	[390, 844, 3],
	[393, 852, 3],
	[402, 874, 3],
	[414, 896, 2],
	[430, 932, 3],
	[440, 956, 3],
] as const;

type StartScreen = (typeof startScreens)[number];

/** The condition under which iOS shows the picture for such a screen. */
export const startScreenMedia = ([width, height, ratio]: StartScreen): string =>
	`(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`;

/** The file of the start-up picture for such a screen. */
export const startPicture = ([width, height, ratio]: StartScreen): string =>
	`start-up-${width * ratio}x${height * ratio}.png`;
