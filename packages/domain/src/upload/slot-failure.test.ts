import { expect, test } from "vitest";
import { Refused, SessionInvalid, Unreachable, Unreadable } from "../request/request.errors.ts";
import { uploadFailure } from "./slot-failure.ts";

test.each([
	[
		new Refused({ code: 0, message: "No such pictures" }),
		{ is: "upload refused", message: "No such pictures" },
	],
	[new SessionInvalid({ message: "Log in" }), { is: "upload refused", message: "Log in" }],
	[new Unreachable({ reason: "offline" }), { is: "unreachable" }],
	[new Unreachable({ reason: "bad status", status: 502 }), { is: "unreachable" }],
	[new Unreachable({ reason: "bad status", status: 413 }), { is: "too large", limit: undefined }],
	[new Unreadable({ call: "image_upload", detail: "no url" }), { is: "unreachable" }],
	[undefined, { is: "unreachable" }],
])("Spec 1 §5: an upload that ends with %s shows the customer %o", (error, failure) => {
	expect(uploadFailure(error)).toEqual(failure);
});
