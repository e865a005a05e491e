import { isRecord } from "../storage/web-storage.ts";

type WordFacts = Readonly<Record<string, string | number>>;

/** A text of the app: the key of its words, so that a receipt follows the language of the page. */
export interface Phrase {
	readonly key: string;
	readonly facts?: WordFacts;
	/** Facts that are words themselves, such as the name of an account, by their keys. */
	readonly words?: Readonly<Record<string, string>>;
}

/** A value on a receipt. Amounts are exact decimals as text. */
export type ReceiptValue =
	/** In the site's currency. */
	| { readonly is: "money"; readonly value: string }
	| { readonly is: "amount"; readonly value: string; readonly currency: string }
	/** A name, an address, a number: as the platform or the customer wrote it. */
	| { readonly is: "text"; readonly text: string }
	| ({ readonly is: "words" } & Phrase);

/** A line: the key of its label, and its value. */
export interface ReceiptLine {
	readonly label: string;
	readonly value: ReceiptValue;
}

/** What a command that was carried out has done, without words, so that it can be kept and translated. */
export interface Receipt {
	/** What was done: "Transferred". */
	readonly title: Phrase;
	/** How much. */
	readonly sum?: ReceiptValue;
	readonly lines: readonly ReceiptLine[];
	/** The number under which the platform lists it; absent if the platform has reported none. */
	readonly number?: string;
	/** The platform's own text. */
	readonly message?: string;
	/** What happens next, and by when if the platform promises it. */
	readonly next: readonly Phrase[];
	/** The page that shows it later; absent if none does. Such a receipt is not shared either. */
	readonly view?: string;
	/** The address of a page of its own, which its number completes; once the number is known it takes the place of `view`. */
	readonly viewOfNumber?: string;
	/** The page that Done leads to; without it the form is shown again, empty. */
	readonly done?: string;
	/** The address of the page on which the customer was. */
	readonly page: string;
	/** By the platform's clock, in milliseconds. */
	readonly at: number;
}

const kinds: ReadonlySet<unknown> = new Set(["money", "amount", "text", "words"]);

const isPhrase = (found: unknown): boolean => isRecord(found) && typeof found.key === "string";

const isValue = (found: unknown): boolean => isRecord(found) && kinds.has(found.is);

/** Whether something that was kept has the parts of a receipt. */
export const isReceipt = (found: unknown): found is Receipt =>
	isRecord(found) &&
	isPhrase(found.title) &&
	(found.sum === undefined || isValue(found.sum)) &&
	Array.isArray(found.lines) &&
	found.lines.every((line) => isRecord(line) && typeof line.label === "string" && isValue(line.value)) &&
	Array.isArray(found.next) &&
	found.next.every(isPhrase) &&
	(found.view === undefined || typeof found.view === "string") &&
	typeof found.page === "string" &&
	typeof found.at === "number";
