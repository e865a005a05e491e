import type { Config } from "dompurify";
import { loadOnce } from "../../state/load-once.ts";
import { isLinkAddress, pictureAddress } from "../picture/picture-address.ts";

/** Allows text and its structure; no scripts, forms or styles. */
const allowed: Config = {
	ALLOWED_TAGS: [
		...["p", "br", "hr", "b", "strong", "i", "em", "u", "s", "span", "div", "blockquote", "a", "img"],
		...["h1", "h2", "h3", "h4", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td"],
	],
	ALLOWED_ATTR: ["href", "src", "alt", "colspan", "rowspan", "dir", "lang"],
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	RETURN_DOM_FRAGMENT: true,
};

/** A picture inside the text itself, such as a signature: it is no request. */
const isBitmap = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** The last result: React calls again while it is suspended. */
let made: { readonly text: string; readonly safe: () => Promise<DocumentFragment> } | undefined;

/**
 * The platform's HTML, sanitised. Links lead to https only and open in a new tab. Neither links nor pictures lead to a call of
 * the platform.
 */
export const safeHtml = (text: string): Promise<DocumentFragment> => {
	if (made?.text !== text) made = { text, safe: loadOnce(() => purify(text)) };
	return made.safe();
};

const purify = async (text: string): Promise<DocumentFragment> => {
	const { default: purifier } = await import("dompurify");
	const fragment = purifier.sanitize(text, { ...allowed, RETURN_DOM_FRAGMENT: true });
	for (const link of fragment.querySelectorAll("a")) {
		if (isLinkAddress(link.getAttribute("href"))) {
			link.target = "_blank";
			link.rel = "noopener noreferrer";
		} else link.removeAttribute("href");
	}
	for (const picture of fragment.querySelectorAll("img")) {
		if (isBitmap.test(picture.src)) continue;
		const address = pictureAddress(picture.getAttribute("src"));
		if (address === "") {
			picture.remove();
			continue;
		}
		picture.src = address;
		picture.alt ||= "";
		picture.referrerPolicy = "no-referrer";
	}
	return fragment;
};
