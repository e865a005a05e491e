import type { AgreementText } from "@tradewind/domain/loan";

type Seven<Item> = readonly [Item, Item, Item, Item, Item, Item, Item];

/** A titled term of the contract. */
type Term = readonly [title: string, text: string];

/** The agreement in one language as plain text with placeholders such as `{amount}`: no HTML. */
export interface AgreementSource {
	/** The language tag of HTML. */
	readonly lang: string;
	readonly direction: "ltr" | "rtl";
	readonly title: string;
	readonly rules: { readonly title: string; readonly intro: string; readonly items: readonly string[] };
	readonly contract: {
		readonly title: string;
		readonly parties: string;
		/** Name, country, mobile and customer number of the borrower. */
		readonly borrower: readonly [string, string, string, string];
		readonly agree: string;
	};
	readonly terms: Seven<Term>;
	readonly liability: { readonly title: string; readonly items: readonly string[] };
	readonly confirm: string;
	readonly signature: string;
}

/** The agreement as HTML. Each part has the language and direction of its text, so that it reads correctly on any page. */
export const agreementHtml = (source: AgreementSource): AgreementText => {
	const { rules, contract, terms, liability, lang, direction } = source;
	const part = (...lines: readonly string[]) =>
		`<div lang="${lang}" dir="${direction}">${lines.map(withDirections).join("")}</div>`;
	const [first, second, third, fourth, fifth, sixth, seventh] = terms;
	const term = ([title, text]: Term) => part(`<h4>${title}</h4>`, `<p>${text}</p>`);
	return {
		rules: part(
			`<h2>${source.title}</h2>`,
			`<h3>${rules.title}</h3>`,
			`<p>${rules.intro}</p>`,
			list(rules.items),
		),
		contract: part(
			`<h3>${contract.title}</h3>`,
			`<p>${contract.parties}</p>`,
			list(contract.borrower),
			`<p>${contract.agree}</p>`,
		),
		terms: [term(first), term(second), term(third), term(fourth), term(fifth), term(sixth), term(seventh)],
		liability: part(
			`<h3>${liability.title}</h3>`,
			list(liability.items),
			`<p>${source.confirm}</p>`,
			`<p>${source.signature}</p>`,
			"<p>{signature}</p>",
		),
	};
};

const list = (items: readonly string[]): string =>
	`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/** Phone numbers and percentages are written from left to right in every text. */
const withDirections = (html: string): string =>
	html.replace(
		/\{mobile\}|\{(?:daily|penalty)Rate\}%/g,
		(placeholder) => `<span dir="ltr">${placeholder}</span>`,
	);
