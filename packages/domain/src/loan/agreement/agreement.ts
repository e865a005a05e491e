import { Data, Result } from "effect";
import type { LanguageCode } from "../../site/language.ts";
import { type AgreementTexts, chooseAgreementText, wholeText } from "./agreement-text.ts";
import { type AgreedLoan, agreementValues } from "./agreement-values.ts";

/** An agreement to be written. HTML is opaque text here: never taken apart, only filled in. */
export interface AgreementInput {
	readonly texts: AgreementTexts;
	readonly language: LanguageCode;
	readonly loan: AgreedLoan;
	/** The agreement as the platform stores it, which stands in where no text can be filled in. */
	readonly stored: string;
	/** The picture of the signature, as a `data:` address; none before it is signed. */
	readonly signature?: string | undefined;
}

/** A text has a placeholder for which there is no value. */
export class MissingValue extends Data.TaggedError("MissingValue")<{ readonly key: string }> {}

/**
 * The agreement as HTML (Spec 2 §2, §9): the text in the customer's language, else in that of `hk`, filled in with the
 * figures of the loan. On any error – no text, a placeholder that nobody knows, a value that is not known – it is the
 * stored text as it is (Spec 2 §8). A signature stands where the text says `{signature}`, else at its end.
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
 * Puts HTML in the place of each `{key}` of a text, once: a `{key}` in what is put in stays. Refuses the first key without
 * a value. Braces around anything but letters are no placeholder.
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

/** `text` as HTML shows it, within elements and within quoted attributes. */
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

/** Whether an agreement is signed: a picture of a signature stands in it (Spec 2 §2). */
export const holdsSignature = (agreement: string): boolean =>
	/<img\b[^>]*\bsrc\s*=\s*["']?data:image\//i.test(agreement);
