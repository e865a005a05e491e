/** Milliseconds that a picture waits for the logo, which the page has shown already. */
const patience = 2000;

/** The site's logo, if it is of this site: one of another would lock the canvas. Without it our own mark is drawn. */
export const ownLogo = (address: string): Promise<HTMLImageElement | undefined> => {
	if (address === "" || originOf(address) !== location.origin) return Promise.resolve(undefined);
	const image = new Image();
	image.src = address;
	const loaded = image.decode().then(
		() => image,
		() => undefined,
	);
	const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
	return Promise.race([loaded, late]);
};

/** What the site has for a logo need not be an address. */
const originOf = (address: string): string | undefined => {
	try {
		return new URL(address, location.href).origin;
	} catch {
		return undefined;
	}
};
