/** Milliseconds that a picture waits for the logo, which the page has shown already. */
const patience = 2000;

/** The site's logo, if it is of this site: one of another would lock the canvas. Without it our own mark is drawn. */
export const ownLogo = (address: string): Promise<HTMLImageElement | undefined> => {
	if (address === "" || new URL(address, location.href).origin !== location.origin)
		return Promise.resolve(undefined);
	const image = new Image();
	image.src = address;
	const loaded = image.decode().then(
		() => image,
		() => undefined,
	);
	const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
	return Promise.race([loaded, late]);
};
