import { hasBack, type IdType } from "../input/id-type.ts";

/** The pictures of a document; `undefined` until uploaded. */
export interface DocumentPictures {
	readonly document: IdType;
	readonly front: string | undefined;
	readonly reverse: string | undefined;
}

/** The pictures that a document has. */
export const sidesOf = (document: IdType): readonly ("front" | "reverse")[] =>
	hasBack(document) ? ["front", "reverse"] : ["front"];

/** What is sent as the back: that of an ID card, and once more the page of a passport, since the platform asks for both pictures. */
export const reverseOf = ({ document, front, reverse }: DocumentPictures): string | undefined =>
	hasBack(document) ? reverse : front;
