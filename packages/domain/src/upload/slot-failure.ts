import type { QueryError } from "../request/request.errors.ts";

/** Why a slot is empty again (Spec 1 §5): what the customer can do about it differs. */
export type SlotFailure =
	| { readonly is: "not a picture" }
	/** `limit` in bytes; `undefined` where only the platform knows it. */
	| { readonly is: "too large"; readonly limit: number | undefined }
	/** This device can't draw it: damaged, or of a kind it doesn't know (HEIC). */
	| { readonly is: "unreadable" }
	/** `message` is the platform's own sentence. */
	| { readonly is: "upload refused"; readonly message: string }
	| { readonly is: "unreachable" };

const contentTooLarge = 413;

/** What a failed upload means for the customer; without an error it was a defect. */
export const uploadFailure = (error: QueryError | undefined): SlotFailure => {
	switch (error?._tag) {
		case "Refused":
		case "SessionInvalid":
			return { is: "upload refused", message: error.message };
		case "Unreachable":
			return error.status === contentTooLarge ? { is: "too large", limit: undefined } : { is: "unreachable" };
		default:
			return { is: "unreachable" };
	}
};
