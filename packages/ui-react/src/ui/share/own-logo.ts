import { configuration } from "../../storage/configuration.ts";

/** Time limit for the logo, in milliseconds; the page has already loaded it. */
const patience = 2000;

/**
 * The site's logo if it has the platform's origin: another origin would taint the canvas. Otherwise Tradewind's own mark
 * is drawn.
 */
export const ownLogo = (address: string): Promise<HTMLImageElement | undefined> => {
	if (address === "" || originOf(address) !== configuration.api) return Promise.resolve(undefined);
	const image = new Image();
	image.crossOrigin = "anonymous";
	image.src = new URL(address, configuration.api).href;
	const loaded = image.decode().then(
		() => image,
		() => undefined,
	);
	const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
	return Promise.race([loaded, late]);
};

/** The logo of the settings may be an invalid URL. */
const originOf = (address: string): string | undefined => {
	try {
		return new URL(address, configuration.api).origin;
	} catch {
		return undefined;
	}
};
