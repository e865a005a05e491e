import { safeLossUrl } from "../site/loss-url.ts";

/** How the platform configures the support contact (Spec 2 §2, `service_link_type`). */
export type ContactKind = "frame" | "mail" | "redirect";

/** The action of the support page (Spec 2 §2). */
export type Contact =
	| { readonly is: "frame"; readonly url: string }
	| { readonly is: "mail"; readonly address: string }
	| { readonly is: "redirect"; readonly url: string }
	/** There is no contact, or no safe one. */
	| { readonly is: "none" };

/**
 * The contact of a configured link: pages by https only, mail to a plain address only, so that a link can neither run
 * a script nor disguise its host.
 */
export const contactOf = (link: string, kind: ContactKind): Contact => {
	if (kind === "mail") {
		const address = link.replace(/^mailto:/i, "");
		return mailAddress.test(address) ? { is: "mail", address } : { is: "none" };
	}
	const url = safeLossUrl(link);
	return url === undefined ? { is: "none" } : { is: kind, url };
};

const mailAddress = /^[a-z0-9.!#$%&'*+/=^_`{|}~-]+@([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i;
