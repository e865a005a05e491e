import { Data, Result } from "effect";
import type { LanguageCode } from "../../site/language.ts";
import { type AgreementTexts, chooseAgreementText, wholeText } from "./agreement-text.ts";
import { type AgreedLoan, agreementValues } from "./agreement-values.ts";

/** Input for rendering an agreement. HTML is opaque here: it is filled in, never parsed. */
export interface AgreementInput {
	readonly texts: AgreementTexts;
	readonly language: LanguageCode;
	readonly loan: AgreedLoan;
	/** The agreement stored by the platform, used if no template can be rendered. */
	readonly stored: string;
	/** The signature as a `data:` address; `undefined` before signing. */
	readonly signature?: string | undefined;
}

/** The template has a placeholder without a value. */
export class MissingValue extends Data.TaggedError("MissingValue")<{ readonly key: string }> {}

/**
 * The agreement as HTML (Spec 2 §2, §9): the template in the customer's language, else that of `hk`, with the loan's
 * figures. If there is no template, or a placeholder is unknown or has no value, the stored agreement is returned
 * unchanged (Spec 2 §8). The signature replaces `{signature}`, or is appended at the end.
 */
export const writeAgreement = ({ texts, language, loan, stored, signature }: AgreementInput): string => {
	const image = signature === undefined ? "" : signatureImage(signature);
	const chosen = chooseAgreementText(texts, language);
	if (!chosen) return stored + image;
	const text = wholeText(chosen.text);
	return Result.match(fillIn(text, insertions(loan, chosen.language, image)), {
		onFailure: () => stored + image,
		onSuccess: (filled) => (text.includes("{signature}") ? filled : filled + image),
	});
};

/**
 * Replaces each `{key}` of a text by HTML, once: a `{key}` inside an inserted value stays. Refuses the first key
 * without a value. Braces around anything but letters are not placeholders.
 */
export const fillIn = (
	text: string,
	html: ReadonlyMap<string, string>,
): Result.Result<string, MissingValue> => {
	let filled = "";
	for (const [index, piece] of text.split(/\{([A-Za-z]+)\}/).entries()) {
		const isKey = index % 2 === 1;
		const put = isKey ? html.get(piece) : piece;
		if (put === undefined) return Result.fail(new MissingValue({ key: piece }));
		filled += put;
	}
	return Result.succeed(filled);
};

/** Escapes `text` for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");

const insertions = (loan: AgreedLoan, language: LanguageCode, image: string): ReadonlyMap<string, string> => {
	const html = new Map([["signature", image]]);
	for (const [key, value] of Object.entries(agreementValues(loan, language)))
		if (value !== undefined) html.set(key, escapeHtml(value));
	return html;
};

const signatureImage = (picture: string): string => `<img src="${escapeHtml(picture)}" alt="">`;

/** Whether an agreement is signed, which means it contains a signature image (Spec 2 §2). */
export const holdsSignature = (agreement: string): boolean =>
	/<img\b[^>]*\bsrc\s*=\s*["']?data:image\//i.test(agreement);
