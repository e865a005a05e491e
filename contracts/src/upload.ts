import { Schema } from "effect";
import { defineCall } from "./call.ts";
import { NonEmptyText, Nothing } from "./wire.ts";

/** Visitors upload pictures too, before they register (docs/assumptions.md, A-240). */
export const uploadImage = defineCall({
	id: "upload.image",
	kind: "query",
	method: "POST",
	path: "/api/common/image_upload",
	sends: "file",
	access: "public",
	clause: "Spec 1 §7, Spec 2 §7",
	summary: "Stores a picture and answers with its address. Without further use it has no effect",
	input: Nothing,
	reply: Schema.Struct({ url: NonEmptyText }),
	example: {
		input: {},
		reply: { url: "/media/uploads/0b8f2c1e6a574b0e9a0c1f1a3a8f7c11aa01bb02.jpg" },
	},
});
