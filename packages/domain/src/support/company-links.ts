import { isPlainEmail } from "../input/email-address.ts";
import { safeLossUrl } from "../site/loss-url.ts";
import type { Company } from "./support.port.ts";

/** The company's website if it is an https address of a named host. */
export const companyWebsite = ({ url }: Pick<Company, "url">): string | undefined => safeLossUrl(url);

/** The company's logo: a path of this site, or an https address. */
export const companyLogo = ({ logo }: Pick<Company, "logo">): string | undefined =>
	ownPath.test(logo) ? logo : safeLossUrl(logo);

/** The company's mail address, if it is a plain address without mail parameters. */
export const companyMail = ({ email }: Pick<Company, "email">): string | undefined =>
	isPlainEmail(email) ? email : undefined;

const ownPath = /^\/[a-z0-9._-]+(\/[a-z0-9._-]+)*$/i;
