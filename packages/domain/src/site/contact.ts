import { isPlainEmail } from "../input/email-address.ts";
import { safeLossUrl } from "./loss-url.ts";

/** How the platform configures the support contact (Spec 2 §2, `service_link_type`). */
export type ContactKind = "frame" | "mail" | "redirect" | "external link" | "copied link";

/** The action of the support page (Spec 2 §2). */
export type Contact =
	| { readonly is: "frame"; readonly url: string }
	| { readonly is: "mail"; readonly address: string }
	| { readonly is: "redirect"; readonly url: string }
	/** Opened beside the app by a press. */
	| { readonly is: "external link"; readonly url: string }
	/** Shown in a dialog from which it is copied. */
	| { readonly is: "copied link"; readonly url: string }
	/** There is no contact, or no safe one. */
	| { readonly is: "none" };

/**
 * The contact of a configured link: pages by https or by a path of this site, mail to a plain address, so that a link can
 * neither run a script nor disguise its host.
 */
export const contactOf = (link: string, kind: ContactKind): Contact => {
	if (kind === "mail") {
		const address = link.replace(/^mailto:/i, "");
		return isPlainEmail(address) ? { is: "mail", address } : { is: "none" };
	}
	const url = ownPath.test(link) ? link : safeLossUrl(link);
	return url === undefined ? { is: "none" } : { is: kind, url };
};

/** Two slashes at the beginning would name another host. */
const ownPath = /^\/[a-z0-9][\w./-]*(\?[\w=&-]*)?$/i;
