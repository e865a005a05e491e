import { safeLossUrl } from "../site/loss-url.ts";

/** How the platform says that its customers reach its support (Spec 2 §2, `service_link_type`). */
export type ContactKind = "frame" | "mail" | "redirect";

/** What the support page does (Spec 2 §2). */
export type Contact =
	| { readonly is: "frame"; readonly url: string }
	| { readonly is: "mail"; readonly address: string }
	| { readonly is: "redirect"; readonly url: string }
	/** There is no contact, or none that may be followed. */
	| { readonly is: "none" };

/**
 * The contact behind a configured link: pages only by https, mail only to an address and nothing more, so that no link of
 * the configuration runs a script or poses as another host.
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
