import type { QueryError } from "../request/request.errors.ts";

/** Why a slot was cleared (Spec 1 §5), grouped by what the customer can do about it. */
export type SlotFailure =
	| { readonly is: "not a picture" }
	/** `limit` in bytes; `undefined` if only the platform knows it. */
	| { readonly is: "too large"; readonly limit: number | undefined }
	/** A file of 0 bytes. */
	| { readonly is: "empty file" }
	| { readonly is: "animated" }
	/** `limit` is a number of pixels. */
	| { readonly is: "too many pixels"; readonly limit: number }
	/** HEIC, which this device cannot decode. */
	| { readonly is: "unsupported format" }
	/** This device cannot decode it: damaged. */
	| { readonly is: "unreadable" }
	/** `message` is the platform's text. */
	| { readonly is: "upload refused"; readonly message: string }
	| { readonly is: "unreachable" };

const contentTooLarge = 413;

/** The failure of an upload for the customer; without an error it was a defect. */
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
