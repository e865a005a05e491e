import { safeLossUrl } from "../site/loss-url.ts";
import type { Company } from "./support.port.ts";

/** Where the company's name may lead: an https address of a named host, nothing else. */
export const companyWebsite = ({ url }: Pick<Company, "url">): string | undefined => safeLossUrl(url);

/** A picture of this site, or one over https. */
export const companyLogo = ({ logo }: Pick<Company, "logo">): string | undefined =>
	ownPath.test(logo) ? logo : safeLossUrl(logo);

/** An address that mail can be sent to, and nothing behind it that a mail program would take for orders. */
export const companyMail = ({ email }: Pick<Company, "email">): string | undefined =>
	mailAddress.test(email) ? email : undefined;

const ownPath = /^\/[a-z0-9._-]+(\/[a-z0-9._-]+)*$/i;
const mailAddress = /^[a-z0-9._+-]+@([a-z0-9-]+\.)+[a-z]{2,}$/i;
