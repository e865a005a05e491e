import type { IdType } from "../session/registration/registration-answers.ts";

/** The pictures of a document; `undefined` until uploaded. */
export interface DocumentPictures {
	readonly document: IdType;
	readonly front: string | undefined;
	readonly reverse: string | undefined;
}

/** The pictures that a document has. A passport has one page with the photo and no back (docs/assumptions.md, A-586). */
export const sidesOf = (document: IdType): readonly ("front" | "reverse")[] =>
	document === "passport" ? ["front"] : ["front", "reverse"];

/** What is sent as the back: that of an ID card, and once more the page of a passport, since the platform asks for both pictures. */
export const reverseOf = ({ document, front, reverse }: DocumentPictures): string | undefined =>
	document === "passport" ? front : reverse;
