import type { LanguageCode } from "@tradewind/domain/site";
import { type Text, textIn } from "../words/words.ts";

/** A part of a page or message: a paragraph, a heading, a list, or an operator's own HTML. */
export type Block =
	| { readonly paragraph: Text }
	| { readonly heading: Text }
	| { readonly list: readonly Text[] }
	| { readonly html: string };

/** The HTML of the blocks in a language. Texts are escaped, for they may be an operator's own words. An empty text is left out. */
export const htmlIn = (language: LanguageCode, blocks: readonly Block[]): string => {
	const element = (name: string, text: Text): string => {
		const content = escaped(textIn(language, text));
		return content === "" ? "" : `<${name}>${content}</${name}>`;
	};
	return blocks
		.map((block) => {
			if ("html" in block) return block.html;
			if ("list" in block) return `<ul>${block.list.map((item) => element("li", item)).join("")}</ul>`;
			return "heading" in block ? element("h2", block.heading) : element("p", block.paragraph);
		})
		.join("");
};

/** A text as the content of an element, or of an attribute in double quotes. */
export const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
