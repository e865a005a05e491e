/** A PNG of one pixel: the file of every call that sends one. */
export const examplePicture = {
	name: "passport.png",
	mediaType: "image/png",
	base64: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
} as const;
