import { configuration } from "../../storage/configuration.ts";
import { brandLogo } from "../layout/brand-logo.ts";

/** Time limit for the logo, in milliseconds; the page has already loaded it. */
const patience = 2000;

/**
 * The site's logo if it has the platform's origin: another origin would taint the canvas. Otherwise that of the brand.
 */
export const ownLogo = async (address: string): Promise<HTMLImageElement | undefined> =>
	(await loaded(platformAddress(address))) ?? (await loaded(brandLogo));

/** Empty for no logo, and for one of another site. */
const platformAddress = (address: string): string =>
	address !== "" && originOf(address) === configuration.api ? new URL(address, configuration.api).href : "";

const loaded = (address: string): Promise<HTMLImageElement | undefined> => {
	if (address === "") return Promise.resolve(undefined);
	const image = new Image();
	image.crossOrigin = "anonymous";
	image.src = address;
	const decoded = image.decode().then(
		() => image,
		() => undefined,
	);
	const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
	return Promise.race([decoded, late]);
};

/** The logo of the settings may be an invalid URL. */
const originOf = (address: string): string | undefined => {
	try {
		return new URL(address, configuration.api).origin;
	} catch {
		return undefined;
	}
};
